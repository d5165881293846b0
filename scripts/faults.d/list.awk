# Turns results.json, an entry a line with its keys in order, into its list in docs/instruments/faults.md:
# an item for each fault, with the checks that caught it. Fields are separated by quotation marks. The file `items`
# holds a line “fault|item” for each fault, with the line that its item begins with, the file `patterns` a line
# “name|title” for each pattern; `all` is the number of patterns that have a patch.

BEGIN {
    while ((getline line < items) > 0) {
        split(line, part, "|")
        head[part[1]] = part[2]
    }
    while ((getline line < patterns) > 0) {
        split(line, part, "|")
        name[part[1]] = part[2]
    }
}

NF > 14 {
    if ($6 != fault) begin($6)
    count++
    label = name[$14]
    made = join(made, label)
    isCaught = 0
    add("compiler", $3)
    add("tests", $21)
    add("leaks", $9)
    add("scenarios", $19)
    add("monkey", $11)
    add("rules", $17)
    if (!isCaught) missed = join(missed, label)
}

END { finish() }

function begin(next_fault) {
    finish()
    fault = next_fault
    count = 0
    made = missed = ""
    split("", found)
    split("", caught)
}

function add(check, value) {
    if (value !~ /true/) return
    caught[check]++
    found[check] = join(found[check], label)
    isCaught = 1
}

function join(list, word) { return list == "" ? word : list ", " word }

# Adds a check to the checks that caught the fault, with the patterns unless they are all.
function note(checks, check) {
    if (!caught[check]) return checks
    return join(checks, caught[check] == count ? check : check " (" found[check] ")")
}

function finish(checks) {
    if (count == 0) return
    checks = note(note(note("", "compiler"), "tests"), "leaks")
    checks = note(note(note(checks, "scenarios"), "monkey"), "rules")
    if (missed != "") checks = join(checks, "nobody (" missed ")")
    printf "- %s%s:\n  %s\n", head[fault], count < all ? ", made in " made : "", checks
}
