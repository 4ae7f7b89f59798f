const uses = /var\(\s*(--[\w-]+)/g;
/** Matches a negative token after its value was written in. */
const negative = /calc\(-1 \* (\d*\.?\d+[a-z]+)\)/g;
const namesIn = (text) => [...text.matchAll(uses)].map(([, name]) => name);

/** Returns custom properties with one value for the whole page: each set once, only for the root, and outside any condition. */
function constants(root, words) {
  const values = new Map();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value, parent } = declaration;
    const ofRoot = parent.parent?.type === 'root' && /:root/.test(parent.selector ?? '');
    values.set(prop, values.has(prop) || !ofRoot ? undefined : value);
  });
  root.walkAtRules('property', ({ params }) => values.set(params, undefined));
  // One that a script reads or sets stays a property.
  return new Map([...values].filter(([name, value]) => value !== undefined && !words.mentions(name)));
}

/** Writes the value of each constant where it is used. That is shorter, and the browser has one value less to look up. */
function writeConstants(root, words) {
  const known = constants(root, words);
  const write = (text, depth = 0) =>
    text.replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name) =>
      known.has(name) && depth < 8 ? write(known.get(name), depth + 1) : use,
    );
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = write(declaration.value).replace(negative, '-$1');
  });
}

/** Removes custom properties, their registrations and keyframes that nothing uses any more. */
function dropUnused(root, words) {
  let before;
  do {
    before = root.toString().length;
    const used = new Set();
    root.walkDecls(({ value }) => namesIn(value).forEach((name) => used.add(name)));
    const isUsed = (name) => used.has(name) || words.mentions(name);
    root.walkDecls(/^--/, (declaration) => {
      if (!isUsed(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (!isUsed(rule.params)) rule.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  } while (root.toString().length < before);
  const animations = [];
  root.walkDecls(/^animation/, ({ value }) => animations.push(value));
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.some((value) => value.includes(rule.params))) rule.remove();
  });
}

/** Gives our own custom properties names of one or two letters, because every rule that uses a name repeats it. */
function shortenNames(root, words) {
  const short = new Map();
  root.walkDecls(/^--ds-/, ({ prop }) => {
    if (!short.has(prop) && !words.mentions(prop)) short.set(prop, `--${short.size.toString(36)}`);
  });
  root.walkDecls((declaration) => {
    declaration.prop = short.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(
      /(?<=var\(\s*)--ds-[\w-]+/g,
      (name) => short.get(name) ?? name,
    );
  });
}

/**
 * Removes custom properties from a sheet if they have only one value or if nothing uses them. Shortens the names of the rest,
 * unless the page uses the sheet together with another one.
 */
export function pruneNames(root, words, { isAlone }) {
  writeConstants(root, words);
  dropUnused(root, words);
  if (isAlone) shortenNames(root, words);
}
