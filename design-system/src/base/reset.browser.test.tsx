import { expect, onTestFinished, test } from 'vitest';

/** One of each element that style sheets often reset. */
const HOST = `
  <h1>Shop</h1><h2>Coffee</h2><h3>Beans</h3><h4>Roasts</h4><h5>Origins</h5><h6>Farms</h6>
  <p>Text with a <a href="#x">link</a>, <b>bold</b>, <strong>strong</strong>, <code>code</code> and <small>small</small>.</p>
  <ul><li>one</li></ul><ol><li>first</li></ol><dl><dt>term</dt><dd>description</dd></dl>
  <button>Buy</button><input value="x"><input type="checkbox"><input type="search">
  <select><option>one</option></select><textarea>x</textarea><progress value=".5"></progress>
  <fieldset><legend>Legend</legend></fieldset><details open><summary>More</summary>Text</details>
  <blockquote>Quote</blockquote><pre>pre</pre><hr><table><tr><th>head</th><td>cell</td></tr></table>
  <figure><img alt="" src="data:,"><figcaption>caption</figcaption></figure><svg width="9" height="9"></svg>
  <label>Label</label><abbr title="x">abbr</abbr><sub>sub</sub><div hidden>hidden</div><span>span</span>`;

test('the elements of a host page look as they did before our style sheet came', () => {
  const bare = page('', HOST);
  const styled = page(ourSheets(), HOST);
  expect(ourSheets()).toContain('.ds');
  const [before, after] = [stylesOf(bare), stylesOf(styled)];
  expect(before.size).toBeGreaterThan(10_000);
  expect(Array.from(after).filter(([name, value]) => before.get(name) !== value)).toEqual([]);
});

test('a part of a host page takes our look by a class', () => {
  const { body } = page(ourSheets(), '<p>host</p><main class="ds-page"><p>ours</p></main>');
  const [host, ours] = Array.from(body.querySelectorAll('p'), (each) => getComputedStyle(each).fontFamily);
  expect(ours).toContain('Figtree');
  expect(host).not.toContain('Figtree');
  const main = body.querySelector('main');
  expect(main && getComputedStyle(main).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('a framework in a layer before ours makes no headings of our legends', () => {
  const framework =
    '@layer theirs { legend { color: red; float: left; font-size: 2rem; line-height: 3; } } @layer theirs, base;';
  const legend = '<fieldset class="ds"><legend class="ds">Geburtsdatum</legend></fieldset>';
  const [bare, theirs] = ['', framework].map((sheet) => {
    const element = page(sheet + ourSheets(), legend).querySelector('legend');
    if (!element) throw new Error('The page has no legend.');
    const { color, float, fontSize, lineHeight } = getComputedStyle(element);
    return { color, float, fontSize, lineHeight };
  });
  expect(bare?.float).toBe('none');
  expect(theirs).toEqual(bare);
});

function page(sheets: string, content: string): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const inner = frame.contentDocument;
  if (!inner) throw new Error('The frame has no document.');
  inner.write(`<!doctype html><html><head><style>${sheets}</style></head><body>${content}</body></html>`);
  inner.close();
  return inner;
}

/** Without the style sheets of the page that shows the tests. */
const ourSheets = () =>
  Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'))
    .filter((text) => text.includes('--ds-'))
    .join('\n');

/** Every property of every element and of its pseudo-elements. */
const stylesOf = (shown: Document): Map<string, string> =>
  new Map(
    Array.from(shown.querySelectorAll('html, body, body *')).flatMap((element, index) =>
      ['', '::before', '::after', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        return Array.from(style)
          .filter((name) => !name.startsWith('--'))
          .map(
            (name) => [`${index} ${element.localName}${part} ${name}`, style.getPropertyValue(name)] as const,
          );
      }),
    ),
  );
