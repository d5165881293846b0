#!/usr/bin/env bash
# Prepares Gradescope's container: installs what is missing, builds the grader, and grades the exemplar, so that what
# all submissions start with is built.
set -euo pipefail
source=/autograder/source
exercise=$EXERCISE

apt-get update
apt-get install --yes --no-install-recommends git libsqlite3-0 libcurl4 unzip util-linux
id student 2>/dev/null || useradd student

cd "$source"
echo "$exercise" >/autograder/exercise
mkdir -p /autograder/results
swift build --product arch-lab
cp docs/course/platforms/gradescope/run_autograder docs/course/platforms/gradescope/as-student /autograder
chmod 755 /autograder/run_autograder /autograder/as-student
.build/debug/arch-lab exercise grade "$exercise" --submission docs/course/"$(printf %02d "$exercise")"-*/exemplar.patch
# Submissions are started as the user “student”, who may not read the lecturer's files.
chmod -R go= docs/course .build/course/*/start .build/course/*/mutants
