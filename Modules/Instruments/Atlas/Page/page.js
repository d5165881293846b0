"use strict";

// MARK: Data

const data = JSON.parse(document.getElementById("data").textContent);
const text = (index) => data.texts[index];
const roles = new Map(data.roles.map(([part, role]) => [part, data.roleNames[role]]));

/// What the caller does in each kind of row, and the sign in print.
const words = {
  message: ["calls", "→"], own: ["calls itself:"], delivery: ["delivers", "┄"], begin: ["begins", "⇢"],
  answer: ["answers", "⇠"], write: ["writes"], render: ["has rendered by", "⇒"],
};
/// The sign of each role, as in the terminal, in the order of the lanes.
const signs = { device: "▣", view: "■", presenter: "◆", interactor: "●", router: "▲", other: "▫", service: "○" };
const within = (index, { length }) => Math.max(0, Math.min(length - 1, index));
const rank = (role) => Object.keys(signs).indexOf(role);
const [foldLimit, tallLimit] = [25, 7];
const { patterns, scenarios, questions, referenceKinds } = data;
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
  const [kind, from, to, name, file, code] = data.messages[index];
  return {
    kind: data.kinds[kind], from: text(from), to: text(to), name: text(name), file: text(file), code: data.codes[code],
    fromRole: roleOf(from), toRole: roleOf(to),
  };
}

function stepCalls(pattern, step = state.step) {
  return callsOf(scenarioNow(), pattern).filter((call) => call.step === step);
}

const roleOf = (part) => text(part) === "Device" ? "device" : roles.get(part) ?? "other";

// MARK: State

const state = {
  scenario: 0, step: 0, pattern: 0, call: 0, question: 0, owner: null, tab: "calls", isStart: false, isUnfolded: false,
  predicts: false,
};
/// What a link named and the page does not have.
let lost = [];
/// The open folds, and the steps that are revealed.
let opened = new Set();
const revealed = new Set();
const score = { right: 0, asked: 0 };

const scenarioNow = () => scenarios[state.scenario];
const stepsNow = () => scenarioNow().steps;
const stepNow = () => stepsNow()[state.step];
const columns = () => stepNow().columns;
const positionText = () => `step ${stepNow().number}: ${text(stepNow().source).replaceAll('"', "")}`;
const predictionKey = (pattern, step) => `${state.scenario}/${step}/${pattern}`;
/// Whether a step of a pattern is to be predicted, and its messages are not revealed yet.
const isHidden = (pattern, step = state.step) => state.predicts && !revealed.has(predictionKey(pattern, step))
  && toldParts(pattern, step).length > 0;
/// The calls that answer the question, each with the part that is the answer.
const answers = (pattern) => (questions[state.question - 1]?.answers[pattern] ?? []).map(([id, part]) =>
  ({ call: callsOf(scenarioNow(), pattern)[id - 1], part: text(part) }));

function address(changes = {}) {
  const shown = { ...state, ...changes };
  const parts = [
    ["s", scenarios[shown.scenario].name], ["step", scenarios[shown.scenario].steps[shown.step].number],
    ["p", patterns[shown.pattern].name], ["call", shown.call || null],
    ["tab", shown.tab === "calls" ? null : shown.tab], ["q", shown.question || null],
  ];
  return "#" + parts.filter((part) => part[1] !== null)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
}

/// Sets the state to what the address says, or else to the first. A number between two steps is that of the first.
function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = (key) => /^\d+$/.test(values.get(key) ?? "") ? Number(values.get(key)) : 0;
  const isNamed = (key) => ({ name }) => name === values.get(key);
  const [scenario, pattern] = [scenarios.findIndex(isNamed("s")), patterns.findIndex(isNamed("p"))];
  state.isStart = location.hash.length < 2 && questions.length > 0;
  state.scenario = Math.max(0, scenario);
  state.pattern = Math.max(0, pattern >= 0 ? pattern : patterns.findIndex((other) => !other.isBaseline));
  const call = callsOf(scenarioNow(), state.pattern)[number("call") - 1];
  const last = stepsNow().findLastIndex((step) => step.number <= number("step"));
  state.step = values.has("step") ? last : call?.step ?? 0;
  state.call = call?.step === state.step ? call.id : 0;
  state.tab = ["owners", "counts"].includes(values.get("tab")) ? values.get("tab") : "calls";
  const { scenario: asked, step } = questions[number("q") - 1] ?? {};
  state.question = asked === state.scenario && step === state.step ? number("q") : 0;
  state.call ||= answers(state.pattern)[0]?.call.id ?? 0;
  const isKnown = {
    s: ["scenario", scenario >= 0], p: ["pattern", pattern >= 0], q: ["question", state.question > 0],
    step: ["step", number("step") < scenarioNow().played], call: ["message", state.call === number("call")],
  };
  lost = [...values].filter(([key]) => isKnown[key]?.[1] === false)
    .map(([key, value]) => `${isKnown[key][0]} “${value.slice(0, 60)}”`);
}

function go(changes) {
  const isNew = (key) => key in changes && changes[key] !== state[key];
  const isElsewhere = isNew("scenario") || isNew("step");
  const isNews = isElsewhere || isNew("pattern");
  if (isNews) changes = { call: 0, owner: null, ...changes };
  if (isElsewhere) {
    opened = new Set();
    find("panel").scrollTop = 0;
    changes = { question: 0, ...changes };
  }
  lost = [];
  Object.assign(state, changes, { isStart: false });
  if (isNews && !state.call) state.call = answers(state.pattern)[0]?.call.id ?? 0;
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
  const messages = isHidden(state.pattern) ? "messages hidden" : countText(state.pattern);
  const place = `${scenarioNow().name}, ${positionText()}. ${patterns[state.pattern].title}`;
  find("status").textContent = state.isStart ? "" : `${place}: ${messages}.`;
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
const humps = /(?<=[.:(])(?=[A-Za-z])|(?<=[a-z)])(?=[A-Z])/;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : /(s|ss)$/.test(noun) ? "es" : "s"}`;

// MARK: Rendering

function render() {
  const { name, summary, steps } = scenarioNow();
  document.title = state.isStart ? "Atlas of arch-demo" : `${name}, ${positionText()} · Atlas of arch-demo`;
  document.body.className = state.isStart ? "starts" : state.tab;
  find("scenario").textContent = name;
  find("summary").textContent = summary;
  find("previous").disabled = state.step === 0;
  find("next").disabled = state.step === steps.length - 1;
  const press = (button, isPressed) => button.setAttribute("aria-pressed", isPressed);
  for (const button of all("[data-tab]")) press(button, button.dataset.tab === state.tab);
  for (const button of all("[data-pattern]")) press(button, Number(button.dataset.pattern) === state.pattern);
  press(find("unfold"), state.isUnfolded);
  press(find("predict"), state.predicts);
  renderSteps();
  renderScreen();
  renderPanel();
  renderCode();
}

/// Draws the questions and the scenarios to begin with.
function renderStart() {
  const titles = new Intl.ListFormat("en-GB").format(patterns.map(({ title }) => title));
  find("about").textContent = `One app, written as ${titles}: the atlas shows, step by step, which object calls which.`;
  const link = (changes, words) => make("a", { href: address({ call: 0, ...changes }) }, words);
  find("questions").append(...questions.map(({ title, scenario, step, isAboutOwners }, index) => {
    const tab = isAboutOwners ? "owners" : "calls";
    return make("li", link({ scenario, step, tab, question: index + 1 }, title));
  }));
  find("scenarios").append(...scenarios.map(({ name, summary }, scenario) =>
    make("li", link({ scenario, step: 0, tab: "calls", question: 0 }, name), ` ${summary}`)));
}

function renderSteps() {
  find("counted").textContent = `Messages of ${patterns[state.pattern].title}`;
  find("steps").replaceChildren(...stepsNow().map((step, index) => {
    const count = isHidden(state.pattern, index) ? 0 : step.columns[state.pattern]?.counts[0] ?? 0;
    const isQuiet = step.columns[state.pattern]?.calls.length === 0;
    return make("li", { value: step.number }, make("button",
      { "data-step": index, class: isQuiet ? "quiet" : null, "aria-current": index === state.step ? "step" : null },
      make("span", text(step.source)),
      count > 0 && make("span.count", String(count), unseen(count === 1 ? " message" : " messages"))));
  }));
  scrollWithin(find("steps"), one("[aria-current=step]").parentElement);
}

function scrollWithin(box, node) {
  const [top, end] = [node.offsetTop, node.offsetTop + node.offsetHeight];
  const isVisible = top >= box.scrollTop && end <= box.scrollTop + box.clientHeight;
  if (!isVisible) box.scrollTop = top - box.clientHeight / 2;
}

function renderPanel() {
  const contents = { calls: ladders, owners: ownerCards, counts: countTables };
  const { title, note } = questions[state.question - 1] ?? {};
  find("asked").replaceChildren(...[
    lost.length && make("p.lost", { role: "alert" }, `This page has no ${lost.join(" and no ")}: the nearest is shown.`),
    title && make("p.question", make("b", title), ` ${note}`),
    ...(isHidden(state.pattern) && state.tab === "calls" ? [question()] : []),
  ].filter((child) => child));
  find("panel").replaceChildren(...contents[state.tab]());
  const heights = all(".heads").map((heads) => heads.matches(".tall") ? 0 : heads.offsetHeight);
  find("panel").style.setProperty("--titles", `${heights[0] ?? 0}px`);
  find("panel").style.setProperty("--heads", `${heights.reduce((sum, height) => sum + height, 0)}px`);
  if (visiblePatterns().length === patterns.length || state.tab === "counts") return;
  find("panel").prepend(make("p.note", `${visiblePatterns().length} of ${patterns.length} patterns: choose others at the top.`));
  const told = state.predicts ? [] : [...patterns.keys()].filter(answerText);
  find("asked").append(...told.map((index) => make("p", `${patterns[index].title}: ${answerText(index)}`)));
}

function renderCode() {
  const call = isHidden(state.pattern) ? null : callsOf(scenarioNow(), state.pattern)[state.call - 1];
  const isClosure = call && (call.kind === "answer" || call.name.startsWith("{"));
  const name = call && `${isClosure ? "A closure in " : ""}${call.to}.${call.name.replace(/^\{ (.*) \}$/, "$1")}`;
  find("source-title").textContent = name ?? "Code";
  find("file").replaceChildren(...call ? wrapping(call.file) : []);
  find("code").textContent = call ? call.code || "Its code was not found." : "Choose a message to see its code.";
}

// MARK: Screen

function renderScreen() {
  const known = columns().map((column) => column?.screen).filter((screen) => screen !== undefined);
  const isShared = known.every((screen) => screen === known[0]);
  const column = columns()[state.pattern];
  const { screen, fresh, gone } = column ?? { fresh: [], gone: 0 };
  const change = `${fresh.length || gone ? `+${fresh.length} −${gone} lines` : "Unchanged"} since the step before`;
  const whose = isShared ? `the same under all ${known.length} patterns` : `${patterns[state.pattern].title} alone`;
  find("agreement").textContent = column ? `${change}, ${whose}` : "";
  const box = find("screen");
  box.replaceChildren(...(data.screens[screen] ?? []).map((line, index) => screenLine(text(line), fresh.includes(index))));
  box.scrollTop = 0;
  for (const line of all("#screen .fresh").reverse()) scrollWithin(box, line);
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
  return make("div", { class: `line ${shape}${isFresh ? " fresh" : ""}` }, isFresh && unseen("new: "), ...content);
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
  const [heads, names] = [make("div.heads"), make("div.heads.names")];
  const grid = make("div.ladders");
  for (const index of shown) {
    const column = columns()[index];
    const items = column && !isHidden(index) ? itemsOf(index, column, stepCalls(index)) : [];
    const lanes = lanesOf(index, items);
    heads.append(head(index));
    names.append(laneNames(lanes));
    names.classList.toggle("tall", names.matches(".tall") || state.question > 0 && lanes.length > tallLimit);
    grid.append(ladder(index, items, lanes, count, isAligned));
  }
  find("panel").style.setProperty("--columns", shown.map((index) =>
    index === state.pattern && shown.length > 2 ? "minmax(0, 1.25fr)" : "minmax(0, 1fr)").join(" "));
  grid.style.gridTemplateRows = `repeat(${count}, auto) auto`;
  return [heads, names, grid];
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

/// The names of lifelines, each above its line.
function laneNames(lanes) {
  const names = make("div.lanes", { "aria-hidden": "true" }, ...lanes.map((lane, index) => {
    const name = make("div.lane", make("i"), make("span", { class: lane.role }, `${signs[lane.role]} ${lane.name}`));
    name.style.setProperty("--index", index);
    return name;
  }));
  setLanes(names, lanes.length);
  return make("div.head", names);
}

/// The objects that answer the question under a pattern.
function answerText(pattern) {
  const { isWhole } = questions[state.question - 1] ?? {};
  const parts = answers(pattern).map(({ part }) => part);
  return parts.filter((part, index) => part !== parts[index - 1]).join(isWhole ? " → " : " … ");
}

function head(pattern) {
  return make("div", { class: pattern === state.pattern ? "head chosen" : "head" },
    make("h3", { id: `pattern-${pattern}` }, `${patterns[pattern].title} `,
      make("small", { title: find("about-messages").textContent }, isHidden(pattern) ? "hidden" : countText(pattern))),
    !isHidden(pattern) && answerText(pattern) && make("p.found", ...wrapping(answerText(pattern))));
}

/// The number of messages of a step, until the request and after the answer.
function countText(pattern) {
  const count = columns()[pattern]?.counts[0] ?? 0;
  const late = countLate(columns()[pattern]);
  return plural(count, "message") + (late === null ? "" : `: ${count - late} until the request, ${late} after the answer`);
}

/// The number of messages after the first answer of a step; `null` if there is none.
function countLate(column) {
  const kinds = column?.calls.map(([message]) => data.kinds[data.messages[message][0]]) ?? [];
  const first = kinds.indexOf("answer");
  return first < 0 ? null : kinds.slice(first).filter((kind) => kind === "message" || kind === "render").length;
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
  if (!calls.length && !column.changes.length) return section.append(make("p.nothing", "Nothing is called.")), section;
  const shared = isAligned ? column.shared : [];
  const parts = make("ol.parts");
  parts.style.gridRow = `1 / span ${count}`;
  for (let part = 0; part < count; part++) {
    const rows = items.filter((item) => shared.filter((place) => place <= item.place).length === part);
    const list = make("ol", ...rows.map((item) => row(item, pattern, lanes)));
    setLanes(list, lanes.length);
    parts.append(make("li", { class: part ? "part" : "part first" }, rows.length ? list : ""));
  }
  section.append(parts);
  const current = section.querySelector("[data-current] .row") ?? section.querySelector(".row");
  if (current) current.tabIndex = 0;
  return section;
}

/// The rows of a ladder: calls, folds and changes of the screen. Above the limit, repetitions fold, unless an answer or
/// the target of a link is among them.
function itemsOf(pattern, column, calls) {
  const linked = pattern === state.pattern ? [state.call] : [];
  const targets = [...linked, ...answers(pattern).map(({ call }) => call.id)].map((id) => id - column.first);
  const folds = (state.isUnfolded || calls.length <= foldLimit ? [] : column.repetitions)
    .map(([start, length, times]) =>
      ({ key: `${pattern}/${start}`, from: start + length, to: start + length * times, times }))
    .filter(({ key, from, to }) => !opened.has(key) && !targets.some((target) => target >= from && target < to));
  const changes = [...column.changes];
  const items = [];
  for (let index = 0; index <= calls.length;) {
    while (changes[0]?.after <= index) items.push({ change: changes.shift(), place: index - 1 });
    const fold = folds.find(({ from }) => from === index);
    if (fold) items.push({ ...fold, place: index, count: fold.to - index });
    else if (index < calls.length) items.push({ call: calls[index], place: index });
    index = fold?.to ?? index + 1;
  }
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
    call.kind !== "own" && make("span", { class: call.toRole }, ...wrapping(`${call.to}.`, humps), make("wbr")),
    make("b", ...wrapping(call.name, humps)));
  button.style.setProperty("--depth", Math.min(call.depth, 8));
  return make("li", {
    class: `call ${call.kind}`, "data-call": call.id, "data-current": isCurrent,
    "data-answer": answers(pattern).some((answer) => answer.call === call),
  },
  arrow(call.kind, lane(call.from), lane(call.to), lanes.length, call.toRole),
  make("div.what", button, ...links(call, pattern)));
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
    const where = other.step === call.step ? "" : ` in\u00a0step\u00a0${stepsNow()[other.step].number}`;
    const what = call.answered ? `answers\u00a0${other.id}` : `answered by\u00a0${other.id}`;
    return make("a.link", { href: address({ step: other.step, pattern, call: other.id, tab: "calls", question: 0 }) },
      wait + what + where);
  });
}

function foldRow(item, pattern) {
  const button = make("button", {
    class: "fold", tabindex: "-1", "data-fold": item.key, "aria-expanded": "false",
    "data-first": columns()[pattern].first + item.place,
  }, `×${item.times}: ${item.count} more`, unseen(" messages folded"));
  return make("li.folded", { "data-count": item.count }, button);
}

function changeRow(change) {
  const lines = [["−", change.removed], ["+", change.added]].flatMap(([sign, lines]) =>
    lines.map((line) => `${sign} ${text(line)}`));
  const shown = lines.filter((line) => line.startsWith("+") === change.added.length > 0);
  const first = shown.find((line) => /^. [!*]/.test(line)) ?? shown[0] ?? "";
  return make("li.change", { title: lines.join("\n") },
    make("b", `Screen +${change.added.length} −${change.removed.length}`),
    first && `: ${first.replace(/^(.) (?:[=^*!-] | *)/, "$1 ")}`);
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

/// Says how many calls were recorded in all, and what is not shown.
function totalText() {
  const all = scenarios.flatMap(({ steps }) => steps.flatMap(({ columns }) => columns.filter((column) => column)));
  const total = (count) => all.reduce((sum, column) => sum + count(column), 0);
  const shown = total(({ calls }) => calls.length);
  const omitted = data.omissions.map((_, index) => total((column) => column.omitted[index]));
  const parts = omitted.flatMap((count, index) => count ? [plural(count, data.omissions[index])] : []);
  return `Recorded on this page: ${shown + omitted.reduce((sum, count) => sum + count, 0)} functions entered, `
    + `${shown} of them shown, if unfolded. Not shown: ${parts.join(", ") || "none"}.`;
}

function legendList() {
  const list = copy("signs");
  for (const item of list.querySelectorAll("[data-kind]")) {
    const [from, to] = { answer: [2, 0], own: [0, 0] }[item.dataset.kind] ?? [0, 2];
    const strip = arrow(item.dataset.kind, from, to, 3, "other");
    setLanes(strip, 3);
    item.prepend(strip);
  }
  return list;
}

// MARK: Prediction

/// The parts that the calls of a step tell something.
const toldParts = (pattern, step = state.step) => stepCalls(pattern, step)
  .filter(({ kind }) => ["message", "render", "begin"].includes(kind)).map(({ from, to }) => [from, to]);

function question() {
  const parts = [...new Set(callsOf(scenarioNow(), state.pattern).map((call) => call.to))].sort();
  const [[from, to]] = toldParts(state.pattern);
  const form = copy("question");
  form.querySelector("p").append(make("b", text(stepNow().source)), ` under ${patterns[state.pattern].title}. `,
    `${from} calls ${to}.`);
  form.querySelector("select").append(...parts.map((part) => make("option", part)));
  return form;
}

function reveal() {
  const count = columns()[state.pattern].counts[0];
  const next = toldParts(state.pattern)[1]?.[1] ?? "no one";
  const [guess, part] = [find("guess-count").value, find("guess-part").value];
  score.right += (guess !== "" && Math.abs(guess - count) <= 1) + (part === next);
  score.asked += 2;
  revealed.add(predictionKey(state.pattern, state.step));
  go({});
  const verdict = `Messages: you said ${guess || "nothing"}; it was ${count}. Within one counts as right. `
    + `Called next: you said ${part || "nothing"}; it was ${next}. Score ${score.right} of ${score.asked}.`;
  find("asked").prepend(make("p.verdict", verdict));
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
      state.question > 0 && make("p.found", owners.map(text).join(", ")),
      ...owners.map((owner) => {
        const own = edges.filter((edge) => edge[0] === owner);
        const holders = edges.filter((edge) => edge[2] === owner && referenceKinds[edge[3]] === "strong")
          .map((edge) => `${text(edge[0])}.${text(edge[1])}`);
        const isCurrent = pattern === state.pattern && text(owner) === state.owner;
        return make("article", { class: roleOf(owner), tabindex: "-1", "data-current": isCurrent },
          make("h4", make("span", { "aria-hidden": "true" }, `${signs[roleOf(owner)]} `), text(owner)),
          make("p", holders.length ? `retained by ${holders.join(", ")}`
            : own[0][4] ? "retained from outside this screen"
              : "no stored property of this screen’s objects refers to it"),
          make("ul", ...own.map(([, name, target, kind]) => make("li", { class: referenceKinds[kind] },
            make("span.wire", referenceKinds[kind]), make("span", make("b", text(name)), " ", ...wrapping(text(target)))))));
      }),
      owners.length ? null : make("p.nothing", "No stored references are known."));
  });
  return [copy("about-owners"), make("div.cards", ...cards)];
}

function countTables() {
  const late = (column) => countLate(column) ?? 0;
  const early = (column) => column.counts[0] - late(column);
  const parts = [["messages until the request", early], ["messages after the answer", late]];
  return [countTable(`S${positionText().slice(1)}`, [stepNow()], parts), copy("about-counts"),
    countTable(`The whole scenario ${scenarioNow().name}`, stepsNow())];
}

function countTable(caption, steps, parts = []) {
  const total = (pattern, count) => steps.reduce((sum, step) =>
    sum + (step.columns[pattern] ? count(step.columns[pattern]) : 0), 0);
  const ofKind = (kind) => (column) =>
    column.calls.filter(([message]) => data.kinds[data.messages[message][0]] === kind).length;
  const counts = [
    ...data.counted.flatMap((name, index) => [[name, (column) => column.counts[index]], ...index ? [] : parts]),
    ["states and events on their way", ofKind("delivery")], ["writes of observed state", ofKind("write")],
    ["renderings", ofKind("render")],
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

let [entries, results, chosen] = [null, [], 0];

/// What can be found, each with the place where it is first.
function searchEntries() {
  const found = [];
  const seen = new Set();
  const isFirst = (key) => seen.size !== seen.add(key).size;
  questions.forEach(({ title, note, scenario, step, isAboutOwners }, index) => found.push({ type: "Question",
    label: title, more: note, place: { scenario, step, question: index + 1, tab: isAboutOwners ? "owners" : "calls" } }));
  scenarios.forEach(({ name, summary, steps }, scenario) => {
    found.push({ type: "Scenario", label: name, more: summary, place: { scenario, step: 0 } });
    steps.forEach(({ number, source, columns }, step) => {
      found.push({ type: "Step", label: text(source), more: `${name}, step ${number}`, place: { scenario, step } });
      columns.forEach((column, pattern) => {
        const more = `${patterns[pattern].title}, ${name}, step ${number}`;
        const place = { scenario, step, pattern };
        (column?.calls ?? []).forEach(([message], position) => {
          if (!isFirst(`${scenario}/${pattern}/${message}`)) return;
          const call = column.first + position;
          found.push({ type: "Call", label: sentence(readMessage(message)), more, place: { ...place, call, tab: "calls" } });
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

function openHelp() {
  find("explanation").showModal();
  find("explanation").scrollTop = 0;
}

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
    ...stepsNow().map((step, index) => make("section",
      make("h2", `${step.number}. ${text(step.source)}`),
      make("pre", (data.screens[step.columns[state.pattern]?.screen] ?? []).map(text).join("\n")),
      make("div.columns", ...patterns.map(({ title }, pattern) =>
        make("div", make("h3", title), ...paperRows(step.columns[pattern], stepCalls(pattern, index))))))));
}

function paperRows(column, calls) {
  if (!calls.length) return [column && make("p", "Nothing is called.")];
  return [make("ol", ...calls.map((call) => make("li", { value: call.id, "data-printed": call.id },
    ...wrapping(sentence(call)), call.answered ? ` (answers ${call.answered})` : null)))];
}

// MARK: Actions

const focusStep = () => one("[aria-current=step]").focus({ preventScroll: true });

function focusRow(row, block = "nearest") {
  row.focus({ preventScroll: true });
  row.closest("li, article").scrollIntoView({ block });
}

function focusShown() {
  if (state.isStart) return find("questions").querySelector("a").focus();
  if (one("[data-answer]")) {
    const top = (row) => row.getBoundingClientRect().top;
    const first = all("[data-answer]").sort((one, other) => top(one) - top(other))[0];
    (wide.matches ? first : find("asked")).scrollIntoView({ block: "start" });
    return (one("[data-current] .row") ?? one("[data-answer] .row")).focus({ preventScroll: true });
  }
  const shown = one("[data-current] .row, article[data-current]");
  if (shown) return focusRow(shown, "center");
  focusStep();
  for (const box of [window, find("panel")]) box.scrollTo(0, 0);
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
  renderCode();
  followState();
}

function togglePrediction() {
  state.predicts = !state.predicts;
  if (state.predicts) state.tab = "calls";
  go({});
  announce();
  (find("guess-count") ?? find("predict")).focus();
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
    choose: openFinder, search: openFinder, predict: togglePrediction, unfold: () => go({ isUnfolded: !state.isUnfolded }),
    help: openHelp, close: () => one("dialog[open]").close(),
    previous: () => moveStep(-1), next: () => moveStep(1),
  };
  document.addEventListener("click", (event) => {
    const target = event.target.closest("button, [data-result]");
    if (!target) return;
    const { tab, step, pattern, fold, first, result, action } = target.dataset;
    if (actions[action ?? target.id]) actions[action ?? target.id]();
    else if (tab) go({ tab });
    else if (step) keepFocus(() => go({ step: Number(step) }));
    else if (pattern) go({ pattern: Number(pattern) });
    else if (fold) openFold(fold, first);
    else if (result) openResult(Number(result));
  });
  document.addEventListener("submit", (event) => {
    event.preventDefault();
    reveal();
  });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".row")) selectRow(event.target); });
  find("query").addEventListener("input", showResults);
  find("query").addEventListener("keydown", (event) => {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (moves[event.key]) chooseResult(chosen + moves[event.key]);
    else if (event.key === "Enter") openResult(chosen);
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", pressKey);
  addEventListener("hashchange", showAddress);
  addEventListener("beforeprint", preparePaper);
  for (const query of [wide, narrow]) query.addEventListener("change", renderPanel);
  find("patterns").append(...patterns.map(({ title }, index) =>
    make("button", { "data-pattern": index }, make("kbd", { "aria-hidden": "true" }, String(index + 1)), title)));
  find("legend").append(legendList());
  find("home").hidden = questions.length === 0;
  find("total").textContent = totalText();
  readAddress();
  renderStart();
  showAddress();
}

function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
  const { target, key } = event;
  if (target.matches("#guess-count, #guess-part") && !/^Arrow(Left|Right)$/.test(key)) return;
  if (target.matches("#screen, #code, .sheet") && /^Arrow(Up|Down)$/.test(key)) return;
  const keys = {
    ArrowLeft: () => moveStep(-1), ArrowRight: () => moveStep(1),
    ArrowUp: () => moveMessage(-1), ArrowDown: () => moveMessage(1),
    "[": () => moveScenario(-1), "]": () => moveScenario(1), "/": openFinder, p: togglePrediction,
    "?": openHelp,
  };
  if (state.isStart && !"/?".includes(key)) return;
  if (keys[key]) keys[key]();
  else if (patterns[key - 1]) keepFocus(() => go({ pattern: key - 1 }));
  else return;
  event.preventDefault();
}

start();
