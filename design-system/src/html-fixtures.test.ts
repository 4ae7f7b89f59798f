import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { withoutHtml } from '../build/fixtures/left-out.mjs';
import { makeFixtures } from '../build/fixtures/make-fixtures.mjs';
import { componentFolders } from '../build/lib/component-folders.mjs';
import { filesIn } from '../test-support/component-folders.ts';

const home = new URL('../', import.meta.url);
const { components, page } = await makeFixtures(home);
const folders = componentFolders(new URL('src/', home));
const isHook = (folder: string) => folder.startsWith('use-');
const fixtures = components.flatMap(({ component, fixtures }) =>
  fixtures.map((fixture) => ({ ...fixture, component, id: `${component}/${fixture.name}` })),
);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these differently, and they are still valid HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // A list has a name if there is a heading above it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Several examples on one page have the same names.
    'form-dup-name': 'off',
    'no-missing-references': 'error',
    // Voice control uses `for`, also if the label is around the field.
    'no-redundant-for': 'off',
  },
});

/** Findings that do not apply, with the reason. */
const known = [
  // Browsers fill the field in, and the type brings the number keys.
  /^"tel-(?:national|local)" cannot be used on <input type="tel">$/,
  // The field becomes a text field while the password is shown.
  /^Attribute "autocapitalize" is not allowed on <input type="password">$/,
];

async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message }) => ({ ruleId, message }))
    .filter(({ message }) => !known.some((pattern) => pattern.test(message)))
    .map(({ ruleId, message }) => `${ruleId}: ${message}`)
    .concat(html.match(/\sstyle=|<style|<script|\son[a-z]+=/gi) ?? []);
}

test('every folder of the package has a fixture, or a reason', () => {
  const rendered = components.filter(({ fixtures }) => fixtures.length > 0).map(({ component }) => component);
  const excused = Object.keys(withoutHtml);
  const known = new Set([...rendered, ...excused]);
  expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
  // The stories of a hook show a component that is not published. All others must be published.
  const needless = excused.filter(
    (folder) =>
      !folders.includes(folder) || (filesIn(`${folder}/*.stories.tsx`).length > 0 && !isHook(folder)),
  );
  expect(needless).toEqual([]);
});

test.each(components)(
  'the fixtures of $component are valid HTML without style or script',
  async ({ fixtures }) => {
    const found = await Promise.all(
      fixtures.map(async ({ name, html }) => (await htmlFaults(html)).map((fault) => `${name}: ${fault}`)),
    );
    expect(found.flat()).toEqual([]);
  },
);

test('the page of fixtures is valid HTML without style or script', async () => {
  expect(await htmlFaults(page)).toEqual([]);
});

test.each([
  '<p style="color:red">Rot</p>',
  '<button type="button" onclick="go()">Los</button>',
  '<script src="a.js"></script>',
  '<label for="none">Name</label>',
  '<p><div>Absatz im Absatz</div></p>',
])('in %s is found what must not be there', async (html) => {
  expect(await htmlFaults(html)).not.toEqual([]);
});

/** The HTML without the ids, which differ between fixtures. */
const shapeOf = (html: string, name: string) => html.replaceAll(`-${name.replaceAll(' ', '-')}-`, '-');

/** A button with the state of an open element that only a script can open. */
const claimsToBeOpen = (html: string) => /aria-haspopup="dialog" aria-expanded="true"/.test(html);

test('what is left out is exactly what has no HTML of its own', async () => {
  const all = await makeFixtures(home, {});
  const needless = components.flatMap(({ component, fixtures, leftOut }) => {
    const every = all.components.find((other) => other.component === component)?.fixtures ?? [];
    const kept = new Set(fixtures.map(({ name, html }) => shapeOf(html, name)));
    return leftOut
      .filter(({ name }) => {
        const html = every.find((fixture) => fixture.name === name)?.html;
        if (html === undefined) return true;
        const isLikeAnother = kept.has(shapeOf(html, name));
        const isPlayed = all.played.has(`${component}/${name}`);
        return !isLikeAnother && !isPlayed && !claimsToBeOpen(html) && !/\sstyle=/.test(html);
      })
      .map(({ name }) => `${component}/${name}`);
  });

  const played = fixtures.filter(({ id, name }) => all.played.has(id) && name !== 'default');
  const open = fixtures.filter(({ html }) => claimsToBeOpen(html));
  const shapes = fixtures.map(({ component, html, name }) => `${component} ${shapeOf(html, name)}`);
  const twice = fixtures.filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index);
  const missing = new Set([...played, ...open, ...twice].map(({ id }) => id));
  expect({ needless, missing: [...missing] }).toEqual({ needless: [], missing: [] });
});

test('ids are the same in every build', async () => {
  const again = await makeFixtures(home);
  expect(again.components).toEqual(components);
  expect(again.page).toBe(page);
});

test('ids are those of one fixture, however many are put on a page', () => {
  const ids = fixtures.flatMap(({ id, html }) =>
    Array.from(html.matchAll(/\sid="(_?[^"]*R_[^"]*)"/g), ([, found = '']) => ({ id, found })),
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids.map(({ found }) => found)).size).toBe(ids.length);
});

test('a fixture tells its props, as far as JSON can hold them', () => {
  const invalid = fixtures.find(({ id }) => id === 'text-field/with error');
  expect(invalid?.props).toMatchObject({ label: 'E-Mail-Adresse', required: true });
  expect(invalid?.html).toContain('aria-invalid="true"');
  const rich = fixtures.find(({ id }) => id === 'checkbox/required');
  expect(rich?.props).toEqual({ name: 'terms', required: true });
});
