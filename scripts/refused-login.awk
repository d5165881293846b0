# Draws the messages of a Mermaid diagram of Log in as SVG, from top to bottom. Every role keeps its column under each
# pattern, and a box fills the columns of the roles that the pattern does not have. The object that decides is blue.
# What an object calls on itself is left out. `title` is the pattern's.

BEGIN {
    total = split("ViewController Binding Presenter ViewModel Interactor Service", roles)
    split("32 144 144 234 256 362", lefts)
    for (i = 1; i <= total; i++) left[roles[i]] = lefts[i]
    width = 432
    top = 62
    row = 24
}

/Note over Device/ { action = $5 }

/->>|-\)|-->/ {
    match($0, /-->>|--\)|-->|->>|-\)/)
    sign = substr($0, RSTART, RLENGTH)
    rest = substr($0, RSTART + RLENGTH)
    from = role(substr($0, 1, RSTART - 1))
    colon = index(rest, ":")
    to = role(substr(rest, 1, colon - 1))
    if (from == to) next
    count++
    source[count] = from
    target[count] = to
    isLate[count] = sign ~ /^--/
    isOpen[count] = sign ~ /\)/
    label[count] = name(substr(rest, colon + 2))
}

END {
    for (i in isThere) {
        end[i] = width - 2
        for (j in isThere) if (left[j] > left[i] && left[j] - 4 < end[i]) end[i] = left[j] - 4
    }
    decider = "Presenter" in isThere ? "Presenter" : "ViewModel" in isThere ? "ViewModel" : "ViewController"
    task["ViewController"] = "shows"
    task["Binding"] = "passes on"
    task["Service"] = "answers"
    add(decider, "decides")
    add("Interactor" in isThere ? "Interactor" : decider, "asks")

    height = top + row * count + 8
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\"", width, height
    printf " width=\"%d\" height=\"%d\" role=\"img\">", width, height
    printf "<title>A refused login under %s:", title
    for (i = 1; i <= count; i++) printf " %s to %s: %s;", words(source[i]), words(target[i]), label[i]
    print "</title>"
    print "<style>text{font:12px -apple-system,\"Segoe UI\",Helvetica,Arial,sans-serif;text-anchor:middle;fill:#1f2328}"
    print ".b{font-weight:600}.k{fill:#fff}.box{fill:none;stroke:#57606a}.decides{fill:#ddf4ff;stroke:#0550ae}"
    print "line,path{stroke:#57606a;fill:none}.life{stroke:#d0d7de}.late{stroke-dasharray:4 3}.tip{fill:#57606a}"
    print "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.k{fill:#0d1117}.box,line,path{stroke:#b1bac4}"
    print ".decides{fill:#10304f;stroke:#79c0ff}.life{stroke:#30363d}.tip{fill:#b1bac4}}</style>"
    printf "<rect class=\"k\" width=\"%d\" height=\"%d\" rx=\"8\"/>\n", width, height
    for (i = 1; i <= total; i++) if (roles[i] in isThere) box(roles[i])
    for (i = 1; i <= count; i++) arrow(i, center(source[i]), center(target[i]), top + row * i - 4)
    print "</svg>"
}

# Returns the role that a class ends in. The event queue belongs to the binding.
function role(class) {
    gsub(/ /, "", class)
    sub(/EventQueue/, "Binding", class)
    if (!match(class, /(ViewController|Presenter|ViewModel|Interactor|Service|Binding)$/)) return "Device"
    class = substr(class, RSTART)
    isThere[class] = 1
    return class
}

# Returns the name of a method without its arguments; what the device calls is named as the user's action.
function name(text) {
    if (text ~ /^#123;/) return action
    sub(/ in .*/, "", text)
    sub(/\(.*/, "", text)
    return text
}

function add(one, verb) { task[one] = task[one] == "" ? verb : task[one] ", " verb }

function center(one) { return one == "Device" ? 4 : (left[one] + end[one]) / 2 }

function words(one) {
    sub(/Controller/, " controller", one)
    sub(/Model/, " model", one)
    return one
}

function box(one, x) {
    x = center(one)
    printf "<line class=\"life\" x1=\"%d\" y1=\"44\" x2=\"%d\" y2=\"%d\"/>\n", x, x, height - 8
    printf "<rect class=\"box%s\" x=\"%d\" y=\"6\"", one == decider ? " decides" : "", left[one]
    printf " width=\"%d\" height=\"38\" rx=\"4\"/>\n", end[one] - left[one]
    printf "<text class=\"b\" x=\"%d\" y=\"22\">%s</text>", x, words(one)
    printf "<text x=\"%d\" y=\"37\">%s</text>\n", x, task[one]
}

function arrow(i, from, to, y, back) {
    back = to > from ? to - 7 : to + 7
    printf "<line%s x1=\"%d\" y1=\"%d\"", isLate[i] ? " class=\"late\"" : "", from, y
    printf " x2=\"%d\" y2=\"%d\"/>", to, y
    printf "<path%s d=\"M%d %dL%d %dL", isOpen[i] ? "" : " class=\"tip\"", back, y - 4, to, y
    printf "%d %d%s\"/>", back, y + 4, isOpen[i] ? "" : "Z"
    printf "<text x=\"%d\" y=\"%d\">%s</text>\n", (from + to) / 2, y - 5, label[i]
}
