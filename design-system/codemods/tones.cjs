/**
 * Takes the former names of tones to the one vocabulary (0.2.0). A transform for jscodeshift:
 *
 *   npx jscodeshift --parser tsx --extensions tsx,ts,jsx,js \
 *     -t node_modules/@crema/design-system/dist/codemods/tones.cjs src
 *
 * `--module '^@shop/ui$'` names further modules, by a pattern, that hand our components on. Names on the terminal whatever it
 * cannot judge: a value that is made elsewhere, spread props, a component that is handed on.
 */

/** Former values and present ones, by component and prop. */
const PROPS = {
  Banner: { tone: { notice: 'info' } },
  Text: { tone: { danger: 'error' } },
  Icon: { name: { notice: 'info' } },
  IconButton: { icon: { notice: 'info' } },
};
const TYPES = { NotificationTone: 'Tone' };
const OURS = /^@crema\/design-system(?:\/[\w-]+)?$/;

const former = (values) =>
  Object.entries(values)
    .map(([from, to]) => `'${from}', which is now '${to}'`)
    .join(', ');

const creates = ({ callee }) => (callee?.name ?? callee?.property?.name) === 'createElement';

module.exports = function tones({ source }, { jscodeshift: j, report }, { module: pattern } = {}) {
  const more = pattern ? new RegExp(pattern) : undefined;
  const isOurs = (node) => {
    const from = node?.value;
    return typeof from === 'string' && (OURS.test(from) || (more?.test(from) ?? false));
  };
  const root = j(source);
  const edits = new Map();
  const left = new Set();
  const edit = ({ start, end }, text) => edits.set(start, { start, end, text });
  const leave = ({ loc }, why) => left.add(`line ${loc.start.line}: ${why}`);

  const { locals, namespaces, types } = imports();
  root.find(j.JSXOpeningElement).forEach(({ node }) => element(node));
  root.find(j.CallExpression).forEach(({ node }) => createElement(node));
  root.find(j.Identifier).forEach(handedOn);
  root.find(j.ImportExpression).forEach(({ node }) => dynamic(node, node.source));
  root
    .find(j.CallExpression, { callee: { type: 'Import' } })
    .forEach(({ node }) => dynamic(node, node.arguments[0]));
  root.find(j.ExportNamedDeclaration).forEach(({ node }) => reexport(node));
  root.find(j.ExportAllDeclaration).forEach(({ node }) => {
    if (isOurs(node.source)) leave(node, 'everything is handed on: name this module by --module');
  });
  for (const message of left) report(message);
  return apply();

  /** What the module calls our exports. */
  function imports() {
    const found = { locals: new Map(), namespaces: new Set(), types: new Map() };
    root.find(j.ImportDeclaration).forEach(({ node }) => {
      if (!isOurs(node.source)) return;
      for (const specifier of node.specifiers ?? []) {
        const { name } = specifier.local;
        if (specifier.type === 'ImportNamespaceSpecifier') found.namespaces.add(name);
        const imported = specifier.imported?.name;
        if (Object.hasOwn(PROPS, imported ?? '')) found.locals.set(name, imported);
        if (!Object.hasOwn(TYPES, imported ?? '')) continue;
        edit(specifier.imported, TYPES[imported]);
        if (specifier.imported.start === specifier.local.start) found.types.set(name, TYPES[imported]);
      }
    });
    return found;
  }

  /** Which of our components a tag or an expression names, as `Banner` or as `ds.Banner`. */
  function componentOf(node) {
    if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return locals.get(node.name);
    const name = node?.property?.name;
    return namespaces.has(node?.object?.name) && Object.hasOwn(PROPS, name ?? '') ? name : undefined;
  }

  function element({ name, attributes }) {
    const component = componentOf(name);
    if (!component) return;
    for (const [prop, values] of Object.entries(PROPS[component])) {
      const at = attributes.findLastIndex((each) => each.type === 'JSXAttribute' && each.name.name === prop);
      const own = attributes[at]?.value;
      if (own)
        value(own.type === 'JSXExpressionContainer' ? own.expression : own, values, `<${component} ${prop}>`);
      const spread = attributes.findLast((each, index) => each.type === 'JSXSpreadAttribute' && index > at);
      if (spread) object(spread.argument, { component, prop, values }, spread);
    }
  }

  function createElement(call) {
    if (!creates(call)) return;
    const [first, props] = call.arguments;
    const component = componentOf(first);
    if (!component || !props || props.type === 'NullLiteral') return;
    for (const [prop, values] of Object.entries(PROPS[component]))
      object(props, { component, prop, values }, props);
  }

  /** Props that come as an object: an object literal can be read, anything else cannot. */
  function object(node, of, place) {
    const unknown = `the props of ${of.component} are spread; ${of.prop} may be ${former(of.values)}`;
    if (node.type !== 'ObjectExpression') return leave(place, unknown);
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') leave(property, unknown);
      else if ((property.key?.name ?? property.key?.value) === of.prop && !property.computed) {
        value(property.value, of.values, `${of.component} ${of.prop}`);
      }
    }
    return undefined;
  }

  /** Every value that an expression may have. */
  function value(node, values, where) {
    switch (node?.type) {
      case 'StringLiteral':
      case 'Literal':
        if (Object.hasOwn(values, node.value))
          edit(node, source[node.start] + values[node.value] + source[node.start]);
        return;
      case 'TemplateLiteral':
        if (node.expressions.length > 0) break;
        if (Object.hasOwn(values, node.quasis[0].value.cooked))
          edit(node, `'${values[node.quasis[0].value.cooked]}'`);
        return;
      case 'ConditionalExpression':
        value(node.consequent, values, where);
        value(node.alternate, values, where);
        return;
      case 'LogicalExpression':
        // On the left of `&&` only what is falsy goes through, and no tone is.
        if (node.operator !== '&&') value(node.left, values, where);
        value(node.right, values, where);
        return;
      case 'ParenthesizedExpression':
        value(node.expression, values, where);
        return;
      case 'NullLiteral':
        return;
      case 'Identifier':
        if (node.name === 'undefined') return;
        break;
      default:
    }
    if (node) leave(node, `the value of ${where} is made elsewhere; it may be ${former(values)}`);
  }

  /** A type by its new name; a component that is no tag any more. */
  function handedOn({ node, parent: { node: parent } }) {
    if (/^(?:Import|Export)\w*Specifier$/.test(parent.type)) return;
    if (/^(?:Optional)?MemberExpression$/.test(parent.type) && parent.property === node && !parent.computed)
      return;
    if (parent.type === 'ObjectProperty' && parent.key === node && !parent.shorthand) return;
    if (types.has(node.name) && parent.type.startsWith('TS')) edit(node, types.get(node.name));
    const component = locals.get(node.name);
    const isCreated = creates(parent) && parent.arguments[0] === node;
    if (!component || isCreated || parent.type.startsWith('TS') || parent.type.startsWith('JSX')) return;
    leave(node, `${component} is handed on; whatever renders it there is not looked at`);
  }

  function dynamic(node, from) {
    if (isOurs(from)) leave(node, 'a dynamic import is not followed');
  }

  function reexport(node) {
    const ours = isOurs(node.source);
    for (const { local, exported } of node.specifiers ?? []) {
      const name = ours ? local?.name : locals.get(local?.name);
      if (Object.hasOwn(PROPS, name ?? '')) leave(node, `${name} is handed on: name this module by --module`);
      if (ours && Object.hasOwn(TYPES, name ?? '') && exported) {
        leave(node, `the type ${name} is handed on; it is now ${TYPES[name]}`);
      }
    }
  }

  function apply() {
    let text = source;
    for (const { start, end, text: by } of [...edits.values()].sort(
      (one, other) => other.start - one.start,
    )) {
      text = text.slice(0, start) + by + text.slice(end);
    }
    return text;
  }
};
