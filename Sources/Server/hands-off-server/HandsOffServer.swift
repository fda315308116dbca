import ArgumentParser
@main struct HandsOffServer: AsyncParsableCommand {}
