/** Reads what a page tells a screen reader: the tree of roles, names and states that Chromium makes of it. */

/**
 * @typedef {{ value?: unknown }} Value
 * @typedef {object} Node a node of the tree, as Chromium's protocol returns it
 * @property {string} nodeId
 * @property {boolean} ignored true if screen readers do not get it
 * @property {Value} [role]
 * @property {Value} [name]
 * @property {Value} [value]
 * @property {Value} [description]
 * @property {readonly { name: string, value: Value }[]} [properties]
 * @property {readonly string[]} [childIds]
 */

/** Roles whose nodes say nothing but what their children say. */
const silent = new Set([
  'generic',
  'none',
  'RootWebArea',
  'InlineTextBox',
  'LayoutTable',
  'LayoutTableRow',
  'LayoutTableCell',
]);

/** Properties that a screen reader tells, or that decide when it speaks. */
const told = new Set([
  'atomic', 'autocomplete', 'busy', 'checked', 'disabled', 'expanded', 'focused', 'hasPopup', 'invalid', 'level',
  'live', 'modal', 'multiline', 'multiselectable', 'orientation', 'pressed', 'readonly', 'relevant', 'required',
  'roledescription', 'selected', 'valuemax', 'valuemin', 'valuetext',
]); // prettier-ignore

/** Values of a state that is not there. */
const absent = new Set(['', 'false', 'off', 'none', 'undefined']);

/** @param {unknown} text */
const quoted = (text) => JSON.stringify(String(text).replaceAll(/\s+/gu, ' ').trim());

/** @param {Node} node */
function states({ properties = [] }) {
  return properties
    .filter(({ name, value }) => told.has(name) && !absent.has(String(value.value)))
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name}: ${String(value.value)}`,
    )
    .toSorted();
}

/** Returns the line of a node. @param {Node} node */
function lineOf(node) {
  const { role, name, value, description } = node;
  const parts = [
    ...(value?.value ? [`value: ${quoted(value.value)}`] : []),
    ...states(node),
    ...(description?.value ? [`description: ${quoted(description.value)}`] : []),
  ];
  const words = name?.value ? ` ${quoted(name.value)}` : '';
  return `${String(role?.value)}${words}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

/** @typedef {{ line: string, text?: string, children: readonly Told[] }} Told a line, with the text alone if it is one */

/**
 * Returns the tree as text, a line for each node that screen readers get, indented below its parent.
 * @param {readonly Node[]} nodes the root first
 * @returns {string}
 */
export function treeText(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {Node} node @param {readonly unknown[]} said the name and value of the node around it @returns {Told[]} */
  const toldBy = (node, said) => {
    const role = String(node.role?.value);
    const isTold = !node.ignored && !silent.has(role);
    const own = isTold ? [node.name?.value, node.value?.value] : said;
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? toldBy(child, own) : [];
    });
    if (!isTold) return children;
    const text = node.name?.value;
    // Its parent has the text as its name or value already.
    if (role === 'StaticText')
      return text && !said.includes(text) ? [{ line: quoted(text), text: quoted(text), children: [] }] : [];
    const [only, ...others] = children;
    const line = lineOf(node);
    return only?.text && others.length === 0
      ? [{ line: `${line}: ${only.text}`, children: [] }]
      : [{ line, children }];
  };
  /** @param {readonly Told[]} all @param {string} indent @returns {string[]} */
  const lines = (all, indent) =>
    all.flatMap(({ line, children }) => [`${indent}${line}`, ...lines(children, `${indent}  `)]);
  const [root] = nodes;
  return root ? `${lines(toldBy(root, []), '').join('\n')}\n` : '';
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<string>}
 */
export async function treeOf(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return treeText(nodes);
  } finally {
    await session.detach();
  }
}
