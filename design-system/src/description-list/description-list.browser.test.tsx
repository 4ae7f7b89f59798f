import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { DescriptionList } from './description-list.tsx';

const list = (
  <>
    <h2 id="data">Ihre Angaben</h2>
    <DescriptionList
      aria-labelledby="data"
      items={[
        { term: 'Name', description: 'Zoë Sommer' },
        { term: 'Rechnungsadresse', description: 'Lindenallee 12' },
      ]}
    />
  </>
);

const start = (element: Element) => element.getBoundingClientRect().left;
const top = (element: Element) => element.getBoundingClientRect().top;

test('every description belongs to its term', async () => {
  const screen = await show(list);
  const [terms, descriptions] = [screen.getByRole('term'), screen.getByRole('definition')];
  expect(terms.elements().map((term) => term.textContent)).toEqual(['Name', 'Rechnungsadresse']);
  expect(terms.elements().map((term) => term.nextElementSibling)).toEqual(descriptions.elements());
});

test.each([
  { width: 900, beside: true },
  { width: 320, beside: false },
])('at $width px term and description stand side by side: $beside', async ({ width, beside }) => {
  await page.viewport(width, 600);
  const screen = await show(list);
  const term = screen.getByRole('term').first().element();
  const description = screen.getByRole('definition').first().element();
  expect(top(term) === top(description)).toBe(beside);
});

test('side by side, all descriptions start on one line', async () => {
  await page.viewport(900, 600);
  const screen = await show(list);
  const [first, second] = screen.getByRole('definition').elements().map(start);
  expect(first).toBeCloseTo(second ?? 0, 1);
});

test('twice the text size puts them under each other rather than squeezing them', async () => {
  await page.viewport(667, 600);
  const screen = await show(list);
  const [term, description] = [screen.getByRole('term').first(), screen.getByRole('definition').first()];
  expect(top(term.element())).toBe(top(description.element()));
  document.documentElement.style.fontSize = '200%';
  const wrapped = top(description.element()) > top(term.element());
  document.documentElement.style.fontSize = '';
  expect(wrapped).toBe(true);
});

test('hydration finds what the server sent', async () => {
  const page = showServerHtml(list);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
});
