import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { preset } from './preset.ts';
import { theme } from './tokens/theme.gen.ts';

const require = createRequire(import.meta.url);
const tailwind = readFileSync(require.resolve('tailwindcss/index.css'), 'utf8');

/** The rules that an app's Tailwind creates for classes, in the layer of the utilities. */
async function rulesOf(classes: readonly string[], theme: boolean): Promise<string> {
  const compiler = await compile(theme ? `${tailwind}\n@config './tailwind.config.ts';` : tailwind, {
    loadModule: async (path, base) => ({ path, base, module: { presets: [preset] } }),
  });
  const css = compiler.build([...classes]);
  return css.slice(css.indexOf('@layer utilities {'));
}

/** Classes that an app may have already, one of each scale and each screen of Tailwind. */
const apps = `
  text-lg text-base text-sm bg-white bg-slate-100 text-red-700 border-gray-300 fill-black
  rounded-lg rounded-full shadow-lg font-medium font-bold leading-tight tracking-wide p-4
  gap-8 mt-2 w-96 max-w-lg min-h-screen ease-out duration-200 stroke-current border-2
  sm:flex md:flex lg:flex xl:hidden 2xl:grid max-md:hidden outline-2 size-6 font-sans
`
  .trim()
  .split(/\s+/);

test.each(apps)('an app’s own class %s stays as it is with the preset', async (name) => {
  const alone = await rulesOf([name], false);
  expect(alone).toContain('{');
  expect(await rulesOf([name], true)).toBe(alone);
});

test('spaces with a number have the values of Tailwind’s', () => {
  const numbered = Object.entries(theme.spacing).filter(([name]) => !Number.isNaN(Number(name)));
  expect(numbered.length).toBeGreaterThan(5);
  for (const [name] of numbered) {
    const value = readFileSync(new URL('tokens/tokens.gen.css', import.meta.url), 'utf8');
    expect(value).toContain(`--ds-space-${name}: ${Number(name) === 0 ? '0' : `${Number(name) / 4}rem`};`);
  }
});

test('classes of the preset name our tokens', async () => {
  const css = await rulesOf(
    ['text-hint', 'bg-card', 'p-inset', 'rounded-control', 'gap-field', 'text-h1'],
    true,
  );
  for (const token of [
    'text-hint',
    'surface-card',
    'space-inset',
    'radius-control',
    'space-field',
    'text-size-h1',
  ]) {
    expect(css).toContain(`var(--ds-${token})`);
  }
});

test('of our screens the smaller one wins over the larger one', async () => {
  const css = await rulesOf(['gap-8', 'l:gap-6', 'm:gap-4', 's:gap-2', 'xs:gap-1'], true);
  const places = ['.gap-8', '.l\\:gap-6', '.m\\:gap-4', '.s\\:gap-2', '.xs\\:gap-1'].map((each) =>
    css.indexOf(each),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
