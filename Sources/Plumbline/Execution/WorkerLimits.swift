struct WorkerLimits {
    /// Workers at a time.
    var jobs = 1
    /// For one figure, in seconds.
    var timeout = 60.0
    /// For one worker, in bytes; nil means no limit.
    var memory: Int?
    /// From when on progress names what it waits for.
    var late = Duration.seconds(5)
}
