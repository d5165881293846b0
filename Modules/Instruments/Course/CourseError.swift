/// Why an exercise could not be given or graded.
package enum CourseError: Error, Equatable {
    /// The course's own files are missing or wrong.
    case course(String)
    /// The request cannot be met, for example because a folder exists.
    case usage(String)
    /// The submission cannot be read; it gets no points.
    case submission(String)
}
