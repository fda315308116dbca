import Language

extension English: ShelvesWording {}
