import { expect, test } from 'vitest';
import { pageWords } from './page-words.mjs';
import { pruneStyle } from './prune-style.mjs';

const words = (...texts) => pageWords(texts);
const page = words(
  '<html><body><main class="p-4 s:p-2 [&amp;&gt;*]:mt-3"><input type="text"></main></body></html>',
  'jsx("p",{className:`ds-box ${tone}`,"data-state":open?`open`:`closed`});el.dataset.level=`${n}`',
);
const prune = (css) => pruneStyle(css, page);

test.each([
  ['.p-4{padding:1rem}', 'a class of the markup'],
  ['.s\\:p-2{padding:0}', 'a class with a sign'],
  ['.\\[\\&\\>\\*\\]\\:mt-3>*{margin:0}', 'a class that markup writes with entities'],
  ['.ds-box{color:red}', 'a class of a script'],
  ['.ds-box[data-state=open]{color:red}', 'an attribute that a script sets'],
  ['.ds-box[data-level="0"]{color:red}', 'an attribute that a script sets through dataset'],
  ['input:focus-visible,p{color:red}', 'elements'],
  [':focus-visible{outline:1px}', 'a state of anything'],
  ['[hidden]:where(:not([hidden=until-found])){display:none}', 'a negation'],
  [':is(input,select):autofill{color:red}', 'one of several'],
  ['*,:before{border:0}', 'anything'],
  ['@media (prefers-reduced-motion:reduce){*{animation:none}}', 'a condition'],
])('%s stays: %s', (css) => {
  expect(prune(css)).toBe(css);
});

test.each([
  ['.p-40{padding:1rem}', 'a class whose name is only a part of another word'],
  ['.gone{color:red}', 'a class that stands nowhere'],
  ['.gone .p-4{color:red}', 'what stands in something that is not there'],
  ['table{color:red}', 'an element that stands nowhere'],
  ['.ds-box[data-theme=dark]{color:red}', 'an attribute that nothing sets'],
  ['.ds-box[data-state=mixed]{color:red}', 'a value that nothing sets'],
  [':is(table,select){color:red}', 'none of several'],
  ['::file-selector-button{color:red}', 'a part of a control that is not there'],
  ['@media print{.gone{color:red}}', 'a condition with nothing left in it'],
  ['@property --tw-x{syntax:"*";inherits:false}', 'a property that nothing uses'],
  ['@keyframes turn{to{rotate:1turn}}', 'an animation that nothing plays'],
])('%s goes: %s', (css) => {
  expect(prune(css)).toBe('');
});

test('of a list of selectors the usable ones stay', () => {
  expect(prune('.gone,.p-4{color:red}')).toBe('.p-4{color:red}');
});

test('a property of one value is written where it is used, one that a theme changes is shortened', () => {
  const css =
    ':root{--ds-space:1rem;--ds-ink:#000}.p-4{padding:calc(2*var(--ds-space));color:var(--ds-ink)}' +
    '@media (prefers-color-scheme:dark){:root{--ds-ink:#fff}}';
  expect(prune(css)).toBe(
    ':root{--0:#000}.p-4{padding:calc(2*1rem);color:var(--0)}' +
      '@media (prefers-color-scheme:dark){:root{--0:#fff}}',
  );
});

test('a property that a script names stays as it is', () => {
  const css = ':root{--ds-space:1rem}.p-4{padding:var(--ds-space)}';
  expect(pruneStyle(css, words('class="p-4" root.style.getPropertyValue("--ds-space")'))).toBe(css);
});

test('what a later rule of the same selector sets anew goes, and nothing else', () => {
  expect(prune('.p-4{color:red;padding:0}.ds-box{color:red}.p-4{color:blue}')).toBe(
    '.p-4{padding:0}.ds-box{color:red}.p-4{color:blue}',
  );
  expect(prune('.p-4{color:red}@media print{.p-4{color:blue}}')).toBe(
    '.p-4{color:red}@media print{.p-4{color:blue}}',
  );
});
