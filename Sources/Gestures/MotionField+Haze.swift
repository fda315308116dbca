extension MotionField {
    /// What a shaken camera leaves over nearly everywhere, to be taken off each sum; 0 while the camera
    /// stands.
    func haze(of sums: [Int32]) -> Int32 {
        guard globalChange.roughness > 0, !sums.isEmpty else { return 0 }
        return sums.sorted()[sums.count / 2]
    }
}
