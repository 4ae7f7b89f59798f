import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from './shared/places.mjs';

/** @typedef {import('vite').ESTree.JSXElement | import('vite').ESTree.JSXFragment} Parent */

const sources = globSync('{apps,design-system,flows}/**/src/**/*.tsx', {
  cwd: root,
  exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(path),
}).filter((path) => !/\.(?:stories|test)\.tsx$/.test(path));

/**
 * Returns true if an expression may render a text. Props of a component, such as `children`, are unknown
 * here.
 * @param {import('vite').ESTree.Expression | import('vite').ESTree.JSXEmptyExpression} node
 * @returns {boolean}
 */
function mayBeText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true;
    case 'CallExpression': {
      // A method that returns a list of elements, or a function in a prop of a component.
      const called = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
      return !(called.type === 'Identifier' && /^(?:map|children)$/.test(called.name));
    }
    case 'LogicalExpression':
      return node.operator === '&&' ? mayBeText(node.right) : mayBeText(node.left) || mayBeText(node.right);
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    default:
      return false;
  }
}

/** Components with a key, so that React replaces the whole element when one of its texts changes. */
const replacedWhole = new Set([
  'design-system/src/combo-box/popup.tsx: {label.slice(0, start)}',
  'design-system/src/combo-box/popup.tsx: {label.slice(end)}',
]);

/** @param {Parent['children'][number]} child */
const isBlank = (child) =>
  child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n');

/** @param {Parent['children'][number]} child */
const isText = (child) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression));

/** @param {string} code @param {string} path */
function textsBesideOthers(code, path) {
  /** @type {string[]} */
  const found = [];
  /** @param {Parent} parent */
  const look = ({ type, children }) => {
    const shown = children.filter(
      (child) =>
        !isBlank(child) &&
        !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
    );
    // The parent of a fragment may contain further children.
    if (shown.length < 2 && type === 'JSXElement') return;
    for (const child of shown.filter(isText))
      found.push(`${path}: ${code.slice(child.start, child.end).replace(/\s+/g, ' ').trim()}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(path, code).program);
  return found;
}

// Translators and other programs replace text nodes. React then updates, moves or removes a node that is not
// on the page, so it throws and the page is lost. If a text is the only child of its element, React sets
// `textContent`, which works with any node.
test('a text is the only child of its element', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((path) => textsBesideOthers(readFileSync(join(root, path), 'utf8'), path));
  expect(found.filter((each) => !replacedWhole.has(each))).toEqual([]);
});

test.each([
  ['<p>{busy && <Spinner />}Send</p>', 1],
  ['<p>{t("question")} <a href="/">{t("login")}</a></p>', 2],
  ['<>{issue.text}{taken && <a />}</>', 1],
  ['<p>{name}: all</p>', 1],
  ['<p>{wrong ? "Wrong" : null}<b>!</b></p>', 1],
  ['<p><span>{t("question")}</span><a href="/">Log in</a></p>', 0],
  ['<ul><li>One</li>{rest.map((each) => <li key={each}>{each}</li>)}</ul>', 0],
  ['<p>{`${one} ${two}`}</p>', 0],
])('%s has %i', (code, count) => {
  expect(textsBesideOthers(`export const shown = ${code};`, 'shown.tsx')).toHaveLength(count);
});
