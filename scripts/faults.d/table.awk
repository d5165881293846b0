# Turns results.json of docs/instruments/faults, an entry a line with its keys in order, into the table of README.md
# there: a row for each fault, with the patterns in which a check caught it. Fields are separated by quotation marks.
# The file `titles` holds a line “fault|title” for each fault.

BEGIN {
    while ((getline line < titles) > 0) {
        split(line, part, "|")
        title[part[1]] = part[2]
    }
    name["mvp"] = "MVP"
    name["mvvm-c"] = "MVVM-C"
    name["viper"] = "VIPER"
    print "| fault | made in | compiler | tests | leaks | scenarios | monkey | rules | nobody |"
    print "|---|---|---|---|---|---|---|---|---|"
}

NF > 14 {
    if ($6 != fault) begin($6)
    count++
    label = name[$14]
    made = join(made, label)
    isCaught = 0
    add("compiler", $3)
    add("leaks", $9)
    add("monkey", $11)
    add("rules", $17)
    add("scenarios", $19)
    add("tests", $21)
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
    split("", skipped)
}

function add(check, value) {
    if (value ~ /null/) skipped[check]++
    if (value !~ /true/) return
    caught[check]++
    found[check] = join(found[check], label)
    isCaught = 1
}

function join(list, word) { return list == "" ? word : list ", " word }

function cell(check) {
    if (caught[check] == count) return "all"
    if (skipped[check] == count) return "not run"
    return found[check] == "" ? "–" : found[check]
}

function finish() {
    if (count == 0) return
    printf "| [%s](%s/README.md) | %s ", title[fault], fault, made
    printf "| %s | %s | %s ", cell("compiler"), cell("tests"), cell("leaks")
    printf "| %s | %s | %s ", cell("scenarios"), cell("monkey"), cell("rules")
    printf "| %s |\n", missed == "" ? "–" : missed
}
