"use strict";

// MARK: Data

const data = JSON.parse(document.getElementById("data").textContent);
const text = (index) => data.texts[index];
const roles = new Map(data.roles.map(([part, role]) => [part, data.roleNames[role]]));
const referenceKinds = data.referenceKinds;

/// What the caller does in each kind of row, and the sign in print.
const words = {
  message: ["calls", "→"], own: ["calls itself:"], delivery: ["delivers", "┄"], begin: ["begins", "⇢"],
  answer: ["answers", "⇠"], write: ["writes"], render: ["has rendered by", "⇒"],
};
/// The sign of each role, as in the terminal, in the order of the lanes.
const signs = { device: "▣", view: "■", presenter: "◆", interactor: "●", router: "▲", other: "▫", service: "○" };
const within = (index, { length }) => Math.max(0, Math.min(length - 1, index));
const rank = (role) => Object.keys(signs).indexOf(role);
const foldLimit = 25;
const { patterns, scenarios } = data;
const baseline = patterns.findIndex((pattern) => pattern.isBaseline);
const [wide, narrow] = [matchMedia("(min-width: 1100px)"), matchMedia("(max-width: 719px)")];

/// The calls of one pattern in a scenario, in order: the call with the id 1 first. Each has its step and position.
function callsOf(scenario, pattern) {
  scenario.calls ??= [];
  if (scenario.calls[pattern]) return scenario.calls[pattern];
  const calls = [];
  scenario.steps.forEach((step, number) => {
    let time = 0;
    (step.columns[pattern]?.calls ?? []).forEach(([index, depth = 0, delay = 0, answered = 0], position) => {
      time += delay;
      const id = calls.length + 1;
      calls.push({ ...readMessage(index), id, depth, time, answered, step: number, position, answers: [] });
    });
  });
  for (const call of calls) if (call.answered) calls[call.answered - 1].answers.push(call);
  scenario.calls[pattern] = calls;
  return calls;
}

function readMessage(index) {
  const [kind, from, to, name, file, line] = data.messages[index];
  return {
    kind: data.kinds[kind], from: text(from), to: text(to), name: text(name), file: text(file), line: text(line),
    fromRole: roleOf(from), toRole: roleOf(to),
  };
}

function stepCalls(pattern, step = state.step) {
  return callsOf(scenarioNow(), pattern).filter((call) => call.step === step);
}

const roleOf = (part) => text(part) === "Device" ? "device" : roles.get(part) ?? "other";

// MARK: State

const state = {
  scenario: 0, step: 0, pattern: 0, call: 0, owner: null, tab: "calls", isUnfolded: false, predicts: false,
};
/// The open folds, and the steps that are revealed.
let opened = new Set();
const revealed = new Set();
const score = { right: 0, asked: 0 };

const scenarioNow = () => scenarios[state.scenario];
const stepsNow = () => scenarioNow().steps;
const stepNow = () => stepsNow()[state.step];
const columns = () => stepNow().columns;
const stepText = (number) => text(stepsNow()[number].source);
const positionText = () => `${state.step} of ${stepsNow().length - 1}: ${stepText(state.step).replaceAll('"', "")}`;
const predictionKey = (step = state.step) => `${state.scenario}/${step}/${state.pattern}`;
/// Whether a step of a pattern is to be predicted, and its messages are not revealed yet.
const isHidden = (pattern, step = state.step) => state.predicts && pattern === state.pattern
  && !revealed.has(predictionKey(step)) && stepCalls(pattern, step).length > 0;

function address(changes = {}) {
  const shown = { ...state, ...changes };
  const parts = [
    ["s", scenarios[shown.scenario].name], ["step", shown.step], ["p", patterns[shown.pattern].name],
    ["call", shown.call || null], ["tab", shown.tab === "calls" ? null : shown.tab],
  ];
  return "#" + parts.filter((part) => part[1] !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
}

/// Sets the state to what the address says, or else to the first.
function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = (key) => /^\d+$/.test(values.get(key) ?? "") ? Number(values.get(key)) : 0;
  state.scenario = Math.max(0, scenarios.findIndex((scenario) => scenario.name === values.get("s")));
  const pattern = patterns.findIndex((other) => other.name === values.get("p"));
  state.pattern = Math.max(0, pattern >= 0 ? pattern : patterns.findIndex((other) => !other.isBaseline));
  const call = callsOf(scenarioNow(), state.pattern)[number("call") - 1];
  state.step = values.has("step") ? within(number("step"), stepsNow()) : call?.step ?? 0;
  state.call = call?.step === state.step ? call.id : 0;
  state.tab = ["owners", "counts"].includes(values.get("tab")) ? values.get("tab") : "calls";
}

function go(changes) {
  const isNew = (key) => key in changes && changes[key] !== state[key];
  const isElsewhere = isNew("scenario") || isNew("step");
  const isNews = isElsewhere || isNew("pattern");
  if (isNews) changes = { call: 0, owner: null, ...changes };
  if (isElsewhere) opened = new Set();
  Object.assign(state, changes);
  render();
  followState();
  if (isNews) announce();
}

let [timer, known] = [0, ""];

/// Writes the address a moment later, as browsers limit changes, unless a link is being followed.
function followState() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (location.hash === known) history.replaceState(null, "", address());
    known = location.hash;
  }, 100);
}

function announce() {
  const count = columns()[state.pattern]?.counts[0] ?? 0;
  const messages = isHidden(state.pattern) ? "messages hidden" : plural(count, "message");
  find("status").textContent = `${scenarioNow().name}, step ${positionText()}. ${patterns[state.pattern].title}: `
    + `${messages}.`;
}

// MARK: Elements

const find = (id) => document.getElementById(id);
const one = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];

/// Makes an element, such as “p.note”, of attributes and children; without those that are `null` or `false`.
function make(name, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  if (tag === "button") node.type = tag;
  const attributes = children[0]?.constructor === Object ? children.shift() : {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => (child ?? false) !== false));
  return node;
}

function draw(tag, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/// A copy of what a template of the page contains.
const copy = (id) => find(id).content.firstElementChild.cloneNode(true);
const unseen = (words) => make("span.unseen", words);
/// A text that may wrap after punctuation, or at other places.
const wrapping = (name, places = /(?<=[.:(</])(?=[A-Za-z])/) =>
  name.split(places).flatMap((piece) => [make("wbr"), piece]);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : /(s|ss)$/.test(noun) ? "es" : "s"}`;

// MARK: Rendering

function render() {
  const { name, summary, steps } = scenarioNow();
  const [slider, last] = [find("slider"), steps.length - 1];
  document.title = `${name}: ${positionText()} · Atlas of arch-demo`;
  find("scenario").textContent = name;
  find("summary").textContent = summary;
  slider.max = last;
  slider.value = state.step;
  slider.setAttribute("aria-valuetext", positionText());
  find("position").textContent = `${state.step} of ${last}`;
  find("previous").disabled = state.step === 0;
  find("next").disabled = state.step === last;
  find("predict").setAttribute("aria-pressed", state.predicts);
  find("predict").textContent = score.asked ? `Predict ${score.right}/${score.asked}` : "Predict";
  renderSteps();
  renderScreen();
  renderBar();
  renderPanel();
}

function renderSteps() {
  const list = find("steps");
  const key = `${state.scenario}/${state.pattern}`;
  find("counted").textContent = `messages of ${patterns[state.pattern].title}`;
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(...stepsNow().map((step, number) => {
      const count = step.columns[state.pattern]?.counts[0] ?? 0;
      return make("li", { value: number },
        make("button", { "data-step": number, class: count ? null : "quiet" },
          make("span", text(step.source)),
          count > 0 && make("span.count", String(count), unseen(count === 1 ? " message" : " messages"))));
    }));
  }
  for (const button of list.querySelectorAll("button")) {
    const isCurrent = Number(button.dataset.step) === state.step;
    if (isCurrent) button.setAttribute("aria-current", "step"); else button.removeAttribute("aria-current");
    const count = button.querySelector(".count");
    if (count) count.classList.toggle("secret", isHidden(state.pattern, Number(button.dataset.step)));
    if (isCurrent) scrollWithin(list, button.parentElement);
  }
}

function scrollWithin(box, node) {
  const top = node.offsetTop - box.offsetTop;
  if (top < box.scrollTop || top + node.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}

function renderBar() {
  for (const tab of all("[role=tab]")) {
    const isChosen = tab.id === `tab-${state.tab}`;
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
  find("panel").setAttribute("aria-labelledby", `tab-${state.tab}`);
  find("patterns").replaceChildren(...patterns.map((pattern, index) =>
    make("button", { "data-pattern": index, "aria-pressed": String(index === state.pattern) },
      make("kbd", { "aria-hidden": "true" }, String(index + 1)), pattern.title)));
}

function renderPanel() {
  const contents = { calls: ladders, owners: ownerCards, counts: countTables };
  find("panel").className = state.tab;
  find("panel").replaceChildren(...contents[state.tab]());
  const hidden = patterns.length - visiblePatterns().length;
  if (!hidden || state.tab === "counts") return;
  const note = `${plural(hidden, "pattern")} hidden: 1–${patterns.length} choose the pattern.`;
  find("panel").prepend(make("p.note", note));
}

// MARK: Screen

function renderScreen() {
  const screens = columns().map((column) => column?.screen);
  const known = screens.filter((screen) => screen !== undefined);
  const isShared = known.every((screen) => screen === known[0]);
  const { screen, fresh, gone } = columns()[state.pattern] ?? { fresh: [], gone: 0 };
  const lines = data.screens[screen] ?? [];
  find("agreement").textContent =
    (isShared ? `The same under ${known.length === 1 ? "the" : `all ${known.length}`} patterns`
      : `Under ${patterns[state.pattern].title}; the patterns differ`)
    + (fresh.length || gone ? `: ${plural(fresh.length, "line")} new, ${gone} gone` : ": unchanged by this step");
  const box = find("screen");
  box.replaceChildren(...lines.map((line, index) => screenLine(text(line), fresh.includes(index))));
  const first = one("#screen .fresh");
  box.scrollTop = 0;
  if (first) scrollWithin(box, first);
}

/// Draws a line as the app in a terminal does: the start of a line says what it is.
function screenLine(line, isFresh) {
  const shapes = [
    [/^(?:<[^>]*>| [^ ].* )/, "tabs", tabTitles], [/^[=^] /, "title"], [/^- /, "heading"], [/^\* /, "notice"],
    [/^!/, "alert"], [/^ {4}\^ /, "error"], [/^ {4}\? /, "hint"], [/^ {2}\[.*\]$/, "button"],
    [/^ {2}\(\d+ more sideways\)$/, "hint"], [/^ {2}\(.*\)$/, "button off"], [/^ {2}\d+\. /, "item"],
    [/^ {2}[^:]+: /, "field", fieldParts],
  ];
  const [, shape, parts] = shapes.find(([pattern]) => pattern.test(line)) ?? [null, "plain"];
  const content = parts ? parts(line) : [line.replace(/^([=^*] |! ?|- )/, "").replace(/^ {2}/, "")];
  return make("div", { class: `line ${shape}${isFresh ? " fresh" : ""}` },
    isFresh ? unseen("new: ") : null, ...content);
}

const tabTitles = (line) => line.split(/(<[^>]*>)/).filter((part) => part.trim()).flatMap((part) =>
  part.startsWith("<") ? [make("b", ` ${part.slice(1, -1)} `)] : [make("span", part)]);

function fieldParts(line) {
  const end = line.indexOf(": ");
  return [make("b", line.slice(2, end)), make("span.value", line.slice(end + 2) || "\u00a0")];
}

// MARK: Ladders

/// The patterns that fit: all, the chosen one and another, or the chosen one alone.
function visiblePatterns() {
  const indices = [...patterns.keys()];
  if (wide.matches) return indices;
  if (narrow.matches || indices.length === 1) return [state.pattern];
  const other = baseline >= 0 && baseline !== state.pattern ? baseline : (state.pattern + 1) % indices.length;
  return [state.pattern, other].sort();
}

function ladders() {
  const shown = visiblePatterns();
  const moments = columns()[shown[0]]?.shared ?? [];
  const isAligned = shown.length > 1 && shown.every((index) => columns()[index]);
  const count = isAligned ? moments.length + 1 : 1;
  const heads = make("div.heads");
  const grid = make("div.ladders");
  for (const index of shown) {
    const column = columns()[index];
    const items = column && !isHidden(index) ? itemsOf(index, column, stepCalls(index)) : [];
    const lanes = lanesOf(index, items);
    heads.append(head(index, lanes));
    grid.append(ladder(index, items, lanes, count, isAligned));
  }
  find("panel").style.setProperty("--columns", shown.map((index) =>
    index === state.pattern && shown.length > 2 ? "minmax(0, 1.7fr)" : "minmax(0, 1fr)").join(" "));
  grid.style.gridTemplateRows = `repeat(${count}, auto) auto`;
  return [isHidden(state.pattern) ? question() : legend(), heads, grid];
}

/// The objects of the rows that are shown, in the same order in every step.
function lanesOf(pattern, items) {
  const scenario = scenarioNow();
  scenario.lanes ??= [];
  scenario.lanes[pattern] ??= (() => {
    const parts = new Map();
    for (const call of callsOf(scenario, pattern)) {
      for (const [name, role] of [[call.from, call.fromRole], [call.to, call.toRole]]) {
        if (!parts.has(name)) parts.set(name, role);
      }
    }
    return [...parts].map(([name, role]) => ({ name, role })).sort((one, other) => rank(one.role) - rank(other.role));
  })();
  const present = new Set(items.flatMap(({ call }) => call ? [call.from, call.to] : []));
  return scenario.lanes[pattern].filter((lane) => present.has(lane.name));
}

function head(pattern, lanes) {
  const names = make("div.lanes", { "aria-hidden": "true" }, ...lanes.map((lane) =>
    make("span", { class: lane.role, title: lane.name },
      make("i", lane.name.replace(/(?<=.)(ViewController|ViewModel|Presenter|Interactor|Router|Coordinator)$/, "")),
      signs[lane.role])));
  setLanes(names, lanes.length);
  const count = columns()[pattern]?.counts[0] ?? 0;
  const rows = `${plural(count, "message")}, ${plural(stepCalls(pattern).length - count, "other row")}`;
  return make("div", { class: pattern === state.pattern ? "head chosen" : "head" },
    make("h3", { id: `pattern-${pattern}` }, `${patterns[pattern].title} `,
      make("small", { title: find("about-messages").textContent }, isHidden(pattern) ? "hidden" : rows)), names);
}

const setLanes = (node, count) => node.style.setProperty("--lanes", count);

function ladder(pattern, items, lanes, count, isAligned) {
  const column = columns()[pattern];
  const section = make("section", {
    class: pattern === state.pattern ? "ladder chosen" : "ladder", "aria-labelledby": `pattern-${pattern}`,
    "data-column": pattern,
  });
  section.style.gridRow = `1 / span ${count + 1}`;
  if (!column) return section.append(make("p.nothing", "The pattern did not play this step.")), section;
  if (isHidden(pattern)) return section;
  const calls = stepCalls(pattern);
  if (calls.length + column.changes.length === 0) {
    return section.append(make("p.nothing", "Nothing is called."), sum(column, 0, 0)), section;
  }
  const shared = isAligned ? column.shared : [];
  const parts = make("ol.parts");
  parts.style.gridRow = `1 / span ${count}`;
  for (let part = 0; part < count; part++) {
    const rows = items.filter((item) => shared.filter((place) => place <= item.place).length === part);
    const list = make("ol", ...rows.map((item) => row(item, pattern, lanes)));
    setLanes(list, lanes.length);
    parts.append(make("li", { class: part ? "part" : "part first" }, rows.length ? list : ""));
  }
  const folded = items.reduce((sum, item) => sum + (item.count ?? 0), 0);
  section.append(parts, sum(column, calls.length - folded, folded));
  const current = section.querySelector("[data-current] .row") ?? section.querySelector(".row");
  if (current) current.tabIndex = 0;
  return section;
}

/// The rows of a ladder: calls, folds and changes of the screen. Above the limit, repetitions fold, then what is deep;
/// shared moments and the target of a link stay.
function itemsOf(pattern, column, calls) {
  const target = pattern === state.pattern && state.call ? calls.findIndex((call) => call.id === state.call) : -1;
  const isOpen = (key, start, end) => opened.has(`${pattern}${key}`) || (target >= start && target < end);
  const ranges = new Map();
  let limit = Infinity;
  if (calls.length > foldLimit && !state.isUnfolded) {
    for (const [start, length, times] of column.repetitions) {
      const [from, to] = [start + length, start + length * times];
      if (!isOpen(`r${start}`, from, to)) ranges.set(from, { key: `r${start}`, to, times });
    }
    const isRepeated = ({ position }) => [...ranges].some(([from, { to }]) => position >= from && position < to);
    const rest = calls.filter((call) => !isRepeated(call));
    if (rest.length > foldLimit) {
      limit = Math.max(0, ...rest.map((call) => call.depth)
        .filter((depth) => rest.filter((call) => call.depth <= depth).length <= foldLimit));
    }
  }
  const changes = [...column.changes];
  const items = [];
  const isDeep = (index) => calls[index].depth > limit && !column.shared.includes(index);
  const addChanges = (index) => {
    while (changes.length && changes[0].after <= index) items.push({ change: changes.shift(), place: index - 1 });
  };
  const add = (start, end) => {
    for (let index = start; index < end;) {
      addChanges(index);
      const range = ranges.get(index);
      if (range) items.push({ ...range, place: index, count: range.to - index });
      else items.push({ call: calls[index], place: index });
      index = range ? range.to : index + 1;
    }
  };
  for (let index = 0; index < calls.length;) {
    let end = index;
    while (end < calls.length && isDeep(end) && (end === index || changes[0]?.after !== end)) {
      end = ranges.get(end)?.to ?? end + 1;
    }
    if (end > index + 1 && !isOpen(`d${index}`, index, end)) {
      addChanges(index);
      items.push({ key: `d${index}`, place: index, count: end - index });
      index = end;
    } else {
      end = Math.max(end, ranges.get(index)?.to ?? index + 1);
      add(index, end);
      index = end;
    }
  }
  addChanges(calls.length);
  return items;
}

function row(item, pattern, lanes) {
  if (item.change) return changeRow(item.change);
  if (item.key) return foldRow(item, pattern);
  const { call } = item;
  const lane = (name) => lanes.findIndex((other) => other.name === name);
  const isCurrent = pattern === state.pattern && call.id === state.call;
  const button = make("button", { class: "row", tabindex: "-1" },
    make("span.id", { "aria-hidden": "true" }, String(call.id)),
    unseen(`${call.id}: ${call.from} ${words[call.kind][0]} `), call.kind === "answer" && "back in ",
    call.kind !== "own" && make("span", { class: call.toRole },
      make("span.full-name", `${call.to}.`, make("wbr")),
      make("span.sign", { "aria-hidden": "true" }, signs[call.toRole])),
    make("b", ...wrapping(call.name, /(?<=[.:(])(?=[A-Za-z])|(?<=[a-z)])(?=[A-Z])/)));
  button.style.setProperty("--depth", Math.min(call.depth, 8));
  return make("li", {
    class: `call ${call.kind}`, "data-call": call.id, "data-current": isCurrent,
  },
  arrow(call.kind, lane(call.from), lane(call.to), lanes.length, call.toRole),
  make("div.what", button, ...links(call, pattern),
    make("p.source", make("span", ...wrapping(call.file)), make("code", call.line))));
}

/// A message as a trace prints it.
function sentence({ kind, from, to, name }) {
  if (kind === "own" || kind === "write") return `${to}${kind === "own" ? "." : " writes "}${name}`;
  return kind === "answer" ? `${to}.${name} ⇠ ${from}` : `${from} ${words[kind][1]} ${to}.${name}`;
}

function links(call, pattern) {
  const others = call.answered ? [callsOf(scenarioNow(), pattern)[call.answered - 1]] : call.answers;
  return others.map((other) => {
    const delay = Math.abs(other.time - call.time);
    const wait = delay ? `+${Number((delay / 1000).toFixed(2))} s, ` : "";
    const where = other.step === call.step ? "" : ` in\u00a0step\u00a0${other.step}`;
    const what = call.answered ? `answers\u00a0${other.id} ${other.name}` : `answered by\u00a0${other.id}`;
    return make("a.link", { href: address({ step: other.step, pattern, call: other.id, tab: "calls" }) },
      wait + what + where);
  });
}

function foldRow(item, pattern) {
  const label = item.times ? `×${item.times}: ${item.count} more` : `${item.count} deeper`;
  const button = make("button", {
    class: "fold", tabindex: "-1", "data-fold": `${pattern}${item.key}`, "aria-expanded": "false",
    "data-first": columns()[pattern].first + item.place,
  }, label, unseen(" messages folded"));
  return make("li.folded", { "data-count": item.count }, button);
}

function changeRow(change) {
  const lines = [["−", change.removed], ["+", change.added]].flatMap(([sign, lines]) =>
    lines.map((line) => `${sign} ${text(line)}`));
  const shown = lines.filter((line) => line.startsWith("+") === change.added.length > 0);
  const first = shown.find((line) => /^. [!*]/.test(line)) ?? shown[0] ?? "";
  return make("li.change", { title: lines.join("\n") },
    make("b", "Screen"), ` ${first.replace(/^(.) (?:[=^*!-] | *)/, "$1 ")}`,
    lines.length > 1 && ` and ${lines.length - 1} more`);
}

function arrow(kind, from, to, count, role) {
  const strip = make("div", { class: `strip ${role}`, "aria-hidden": "true" });
  // The drawing is in units of a lane; the style scales it to the lane's width.
  const box = draw("svg", { viewBox: `0 0 ${count * 16} 20`, preserveAspectRatio: "none" });
  const x = (lane) => lane * 16 + 8;
  const add = (tag, attributes) => box.append(draw(tag, { "vector-effect": "non-scaling-stroke", ...attributes }));
  const [start, end] = [x(from), x(to)];
  if (kind === "write") {
    add("rect", { x: end - 5, y: 5, width: 10, height: 10, class: "full" });
  } else if (from === to || from < 0 || to < 0) {
    const side = to === count - 1 ? -1 : 1;
    add("path", { d: `M${end} 5h${8 * side}v9h${-6 * side}`, class: "line" });
    add("path", { d: `M${end} 14l${5 * side} -4v8z`, class: "full" });
  } else {
    const side = end > start ? -1 : 1;
    const isOpen = kind === "begin" || kind === "answer";
    for (const y of kind === "render" ? [8, 12] : [10]) {
      add("path", { d: `M${start} ${y}H${end + (isOpen ? 0 : 6 * side)}`, class: `line ${kind}` });
    }
    const d = `M${end + 7 * side} 5L${end} 10L${end + 7 * side} 15${isOpen ? "" : "z"}`;
    add("path", { d, class: isOpen ? "line" : "full" });
    if (kind === "begin") add("circle", { cx: start, cy: 10, r: 3.5, class: "line ring" });
  }
  strip.append(box);
  return strip;
}

/// Says that what is shown, folded and omitted adds up to what was recorded.
function sum(column, shown, folded) {
  const omitted = column.omitted.reduce((sum, count) => sum + count, 0);
  const parts = column.omitted.flatMap((count, index) => count ? [plural(count, data.omissions[index])] : []);
  return make("p.sum", { title: find("about-omissions").textContent },
    `${shown + folded + omitted} recorded: ${shown} shown, ${folded} folded. `,
    parts.length ? `${parts.join(", ")} not shown.` : "Nothing is left out.");
}

function legend() {
  return make("div.legend", legendList(),
    make("button", { id: "unfold" }, state.isUnfolded ? "Fold again" : "Unfold all"));
}

function legendList() {
  const list = copy("legend");
  for (const item of list.querySelectorAll("[data-kind]")) {
    const { kind } = item.dataset;
    const [from, to] = { answer: [2, 0], own: [0, 0] }[kind] ?? [0, 2];
    const strip = arrow(kind, from, to, 3, "other");
    setLanes(strip, 3);
    item.prepend(strip);
  }
  return list;
}

// MARK: Prediction

/// The calls of the chosen pattern that tell another object something.
const messagesAndWork = () => stepCalls(state.pattern).filter(({ kind }) => ["message", "render", "begin"].includes(kind));

function question() {
  const parts = [...new Set(callsOf(scenarioNow(), state.pattern).map((call) => call.to))].sort();
  const [first] = messagesAndWork();
  const form = copy("question");
  form.querySelector("p").append(make("b", stepText(state.step)), ` under ${patterns[state.pattern].title}. `,
    first ? `${first.from} calls ${first.to}.` : "");
  form.querySelector("span").textContent = first ? "next" : "first";
  form.querySelector("select").append(...parts.map((part) => make("option", part)));
  return form;
}

function reveal() {
  const count = columns()[state.pattern].counts[0];
  const next = messagesAndWork()[1]?.to ?? "no one";
  const [guess, part] = [find("guess-count").value, find("guess-part").value];
  score.right += (guess !== "" && Math.abs(guess - count) <= 1) + (part === next);
  score.asked += 2;
  revealed.add(predictionKey());
  go({});
  const verdict = `Messages: you said ${guess || "nothing"}; it was ${count}. Within one counts as right. `
    + `Called next: you said ${part}; it was ${next}. Score ${score.right} of ${score.asked}.`;
  find("panel").prepend(make("p.verdict", verdict));
  find("status").textContent = verdict;
  focusRow(one(`[data-column="${state.pattern}"] .row`));
}

// MARK: Owners and counts

function ownerCards() {
  const cards = visiblePatterns().map((pattern) => {
    const edges = data.owners[columns()[pattern]?.owners] ?? [];
    const owners = [...new Set(edges.map((edge) => edge[0]))]
      .sort((one, other) => rank(roleOf(one)) - rank(roleOf(other)));
    return make("section", { class: pattern === state.pattern ? "owners chosen" : "owners" },
      make("h3", patterns[pattern].title),
      ...owners.map((owner) => {
        const own = edges.filter((edge) => edge[0] === owner);
        const holders = edges.filter((edge) => edge[2] === owner && referenceKinds[edge[3]] === "strong")
          .map((edge) => `${text(edge[0])}.${text(edge[1])}`);
        const isCurrent = pattern === state.pattern && text(owner) === state.owner;
        return make("article", { class: roleOf(owner), tabindex: "-1", "data-current": isCurrent },
          make("h4", make("span", { "aria-hidden": "true" }, `${signs[roleOf(owner)]} `), text(owner)),
          make("p", holders.length ? `retained by ${holders.join(", ")}`
            : own[0][4] ? "retained from outside this screen"
              : "not reached through stored properties"),
          make("ul", ...own.map(([, name, target, kind]) => make("li", { class: referenceKinds[kind] },
            make("span.wire", referenceKinds[kind]), make("span", make("b", text(name)), " ", ...wrapping(text(target)))))));
      }),
      owners.length ? null : make("p.nothing", "No stored references are known."));
  });
  return [copy("about-owners"), make("div.cards", ...cards)];
}

function countTables() {
  return [countTable(`Step ${positionText()}`, [stepNow()]),
    countTable(`The whole scenario ${scenarioNow().name}`, stepsNow()), copy("about-counts")];
}

function countTable(caption, steps) {
  const total = (pattern, count) => steps.reduce((sum, step) =>
    sum + (step.columns[pattern] ? count(step.columns[pattern]) : 0), 0);
  const ofKind = (kind) => (column) =>
    column.calls.filter(([message]) => data.kinds[data.messages[message][0]] === kind).length;
  const counts = [
    ...data.counted.map((name, index) => [name, (column) => column.counts[index]]),
    ["writes of observed state", ofKind("write")], ["renderings", ofKind("render")],
  ];
  const rows = counts.map(([name, count]) => {
    const numbers = patterns.map((_, pattern) => total(pattern, count));
    const most = Math.max(...numbers);
    return make("tr", make("th", { scope: "row" }, name), ...numbers.map((number, pattern) => {
      const difference = number - numbers[baseline];
      const cell = make("td", { class: number === most && most > Math.min(...numbers) ? "most" : null },
        make("b", isHidden(pattern) ? "?" : String(number)),
        pattern === baseline || baseline < 0 || isHidden(pattern) ? null
          : make("span", difference ? ` ${difference < 0 ? "−" : "+"}${Math.abs(difference)}` : " ="));
      if (!isHidden(pattern)) cell.style.setProperty("--part", most ? number / most : 0);
      return cell;
    }));
  });
  const note = baseline < 0 ? "" : `, beside ${patterns[baseline].title}`;
  return make("div.sheet", { role: "group", tabindex: "0", "aria-label": caption },
    make("table", make("caption", caption, note),
      make("thead", make("tr", make("td"), ...titles())), make("tbody", ...rows)));
}

const titles = () => patterns.map(({ title }) => make("th", { scope: "col" }, title));

// MARK: Search

let entries = null;
let results = [];
let chosen = 0;

/// What can be found, each with the place where it is first.
function searchEntries() {
  const found = [];
  const seen = new Set();
  const isFirst = (key) => seen.size !== seen.add(key).size;
  scenarios.forEach(({ name, summary, steps }, scenario) => {
    found.push({ type: "Scenario", label: name, more: summary, place: { scenario, step: 0 } });
    steps.forEach(({ source, columns }, step) => {
      found.push({ type: "Step", label: text(source), more: `${name}, step ${step}`, place: { scenario, step } });
      columns.forEach((column, pattern) => {
        const more = `${patterns[pattern].title}, ${name}, step ${step}`;
        const place = { scenario, step, pattern };
        (column?.calls ?? []).forEach(([message], position) => {
          if (!isFirst(`${scenario}/${pattern}/${message}`)) return;
          const call = column.first + position;
          const label = sentence(readMessage(message));
          found.push({ type: "Message", label, more, place: { ...place, call, tab: "calls" } });
        });
        for (const [owner, name, target, kind] of data.owners[column?.owners] ?? []) {
          if (!isFirst(`${pattern}/${owner}.${name}`)) continue;
          const label = `${text(owner)}.${text(name)}: ${text(target)}`;
          const type = `${referenceKinds[kind]} reference`;
          found.push({ type, label, more, place: { ...place, tab: "owners", owner: text(owner) } });
        }
      });
    });
  });
  return found;
}

const openHelp = () => find("explanation").showModal();

function openFinder() {
  entries ??= searchEntries();
  find("finder").showModal();
  find("query").value = "";
  showResults();
  find("query").focus();
}

function showResults() {
  const terms = find("query").value.toLowerCase().split(/\s+/).filter((term) => term);
  const isMatch = ({ type, label, more }) => {
    const whole = `${type} ${label} ${more}`.toLowerCase();
    return terms.every((term) => whole.includes(term));
  };
  const matches = entries.filter(terms.length ? isMatch : ({ type }) => type === "Scenario");
  const distance = ({ label, place }) => (place.scenario === state.scenario ? 0 : 2)
    + (terms.every((term) => label.toLowerCase().includes(term)) ? 0 : 1);
  if (terms.length) matches.sort((one, other) => distance(one) - distance(other));
  results = matches.slice(0, 200);
  chosen = 0;
  find("found").textContent = `${matches.length} found`
    + (matches.length > results.length ? `, the first ${results.length} shown` : "");
  find("results").replaceChildren(...results.map((entry, index) =>
    make("div", { role: "option", id: `result-${index}`, "data-result": index, "aria-selected": "false" },
      make("small", entry.type), make("span", entry.label), make("small", entry.more))));
  chooseResult(0);
}

function chooseResult(index) {
  if (!results.length) return find("query").removeAttribute("aria-activedescendant");
  find(`result-${chosen}`)?.setAttribute("aria-selected", "false");
  chosen = within(index, results);
  const option = find(`result-${chosen}`);
  option.setAttribute("aria-selected", "true");
  option.scrollIntoView({ block: "nearest" });
  find("query").setAttribute("aria-activedescendant", option.id);
}

function openResult(index) {
  if (!results[index]) return;
  find("finder").close();
  go(results[index].place);
  focusShown();
}

// MARK: Print

function preparePaper() {
  const { name, summary } = scenarioNow();
  find("paper").replaceChildren(make("h1", `Atlas of arch-demo: ${name}`), make("p", summary), copy("paper-legend"),
    ...stepsNow().map((step, number) => {
      const lines = data.screens[step.columns[state.pattern]?.screen] ?? [];
      const wide = { colspan: patterns.length };
      return make("table",
        make("thead", make("tr", make("th", wide, `${number}. ${text(step.source)}`)), make("tr", ...titles())),
        make("tbody", make("tr", make("td", wide, make("pre", lines.map(text).join("\n")))),
          make("tr.columns", ...patterns.map((_, index) =>
            make("td", ...paperRows(step.columns[index], stepCalls(index, number)))))));
    }));
}

function paperRows(column, calls) {
  if (!column) return [];
  return [make("ol", ...calls.map((call) => make("li", { value: call.id, "data-printed": call.id },
    ...wrapping(sentence(call)), call.answered ? ` (answers ${call.answered})` : null))), sum(column, calls.length, 0)];
}

// MARK: Actions

const focusStep = () => one("[aria-current=step]").focus({ preventScroll: true });

function focusRow(row, block = "nearest") {
  row.focus({ preventScroll: true });
  row.closest("li, article").scrollIntoView({ block });
}

function focusShown() {
  const shown = one("[data-current] .row, article[data-current]");
  if (shown) return focusRow(shown, "center");
  focusStep();
  scrollTo(0, 0);
}

/// Changes what is shown; moves the focus to the question or the step if its element is gone.
function keepFocus(change) {
  change();
  if (document.activeElement !== document.body) return;
  if (find("guess-count")) find("guess-count").focus(); else focusStep();
}

const moveStep = (by) => keepFocus(() => go({ step: within(state.step + by, stepsNow()) }));

function moveScenario(by) {
  const scenario = within(state.scenario + by, scenarios);
  if (scenario !== state.scenario) keepFocus(() => go({ scenario, step: 0 }));
}

/// Moves to the next row or fold of the chosen pattern.
function moveMessage(by) {
  if (state.tab !== "calls") go({ tab: "calls" });
  const stops = all(`[data-column="${state.pattern}"] :is(.row, .fold)`);
  if (!stops.length) return;
  const current = stops.indexOf(document.activeElement);
  const selected = current >= 0 ? current : stops.findIndex((stop) => stop.closest("[data-current]"));
  const next = selected < 0 ? (by > 0 ? 0 : stops.length - 1) : selected + by;
  focusRow(stops[within(next, stops)]);
}

/// Marks a row as the chosen message; draws nothing again.
function selectRow(row) {
  const item = row.closest("[data-call]");
  const pattern = Number(row.closest("[data-column]").dataset.column);
  const call = Number(item.dataset.call);
  if (pattern === state.pattern && call === state.call) return;
  if (pattern !== state.pattern) {
    go({ pattern, call });
    return one("[data-current] .row")?.focus();
  }
  one("[data-current]")?.removeAttribute("data-current");
  for (const other of all(`[data-column="${pattern}"] .row[tabindex="0"]`)) other.tabIndex = -1;
  item.dataset.current = "";
  row.tabIndex = 0;
  state.call = call;
  followState();
}

function togglePrediction() {
  state.predicts = !state.predicts;
  if (state.predicts) state.tab = "calls";
  go({});
  announce();
  (find("guess-count") ?? find("predict")).focus();
}

function toggleFolding() {
  go({ isUnfolded: !state.isUnfolded });
  find("unfold").focus();
}

function choosePattern(pattern) {
  go({ pattern });
  one(`[data-pattern="${pattern}"]`).focus();
}

function openFold(key, first) {
  opened.add(key);
  go({});
  focusRow(one(`[data-column="${parseInt(key, 10)}"] [data-call="${first}"] .row`));
}

function showAddress() {
  known = location.hash;
  readAddress();
  opened = new Set();
  render();
  announce();
  focusShown();
}

function start() {
  const actions = {
    choose: openFinder, search: openFinder, predict: togglePrediction, unfold: toggleFolding,
    help: openHelp, close: () => find("explanation").close(),
    previous: () => moveStep(-1), next: () => moveStep(1),
  };
  document.addEventListener("click", (event) => {
    const target = event.target.closest("button, [data-result]");
    if (!target) return;
    const { step, pattern, fold, first, result } = target.dataset;
    if (actions[target.id]) actions[target.id]();
    else if (target.role === "tab") go({ tab: target.id.slice(4) });
    else if (step) go({ step: Number(step) });
    else if (pattern) choosePattern(Number(pattern));
    else if (fold) openFold(fold, first);
    else if (result) openResult(Number(result));
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    reveal();
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".row")) selectRow(event.target); });
  find("slider").addEventListener("input", (event) => go({ step: Number(event.target.value) }));
  find("query").addEventListener("input", showResults);
  find("query").addEventListener("keydown", (event) => {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (moves[event.key]) chooseResult(chosen + moves[event.key]);
    else if (event.key === "Enter") openResult(chosen);
    else return;
    event.preventDefault();
  });
  find("tabs").addEventListener("keydown", (event) => {
    const tabs = ["calls", "owners", "counts"];
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    go({ tab: tabs[(tabs.indexOf(state.tab) + by + tabs.length) % tabs.length] });
    find(`tab-${state.tab}`).focus();
  });
  document.addEventListener("keydown", pressKey);
  addEventListener("hashchange", showAddress);
  addEventListener("beforeprint", preparePaper);
  addEventListener("afterprint", () => find("paper").replaceChildren());
  for (const query of [wide, narrow]) query.addEventListener("change", renderPanel);
  find("legend-help").append(legendList());
  showAddress();
}

function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
  const { target, key } = event;
  if (target.matches("#guess-count, #guess-part") && !/^Arrow(Left|Right)$/.test(key)) return;
  if (target.type === "range" && key.startsWith("Arrow")) return;
  if (target.matches("#screen, .sheet") && /^Arrow(Up|Down)$/.test(key)) return;
  const keys = {
    ArrowLeft: () => moveStep(-1), ArrowRight: () => moveStep(1),
    ArrowUp: () => moveMessage(-1), ArrowDown: () => moveMessage(1),
    "[": () => moveScenario(-1), "]": () => moveScenario(1), "/": openFinder, p: togglePrediction,
    "?": openHelp,
  };
  if (keys[key]) keys[key]();
  else if (patterns[key - 1]) keepFocus(() => go({ pattern: key - 1 }));
  else return;
  event.preventDefault();
}

start();
