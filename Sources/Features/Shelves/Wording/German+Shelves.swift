import Language

extension German: ShelvesWording {}
