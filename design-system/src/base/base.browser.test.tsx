import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show } from '../../test-support/show.tsx';
import { Button, Checkbox, PasswordField, Select, TextField } from '../index.ts';

const controls = (
  <div style={{ padding: '2rem' }}>
    <TextField name="email" label="E-Mail-Adresse" autoComplete="email" />
    <PasswordField name="password" label="Passwort" autoComplete="new-password" />
    <Select
      name="country"
      label="Land"
      autoComplete="country"
      options={[{ value: 'DE', label: 'Deutschland' }]}
    />
    <Checkbox name="newsletter" label="Newsletter" detail="Einmal in der Woche." />
    <Button>Weiter</Button>
  </div>
);

test('every stop of Tab shows the same ring of 3 px with a gap of 2 px', async () => {
  await show(controls);
  for (let stop = 0; stop < 7; stop += 1) {
    await userEvent.tab();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    expect({ outlineWidth, outlineOffset, outlineStyle }).toEqual({
      outlineWidth: '3px',
      outlineOffset: '2px',
      outlineStyle: 'solid',
    });
  }
  expect(document.activeElement?.textContent).toBe('Weiter');
});

test('with forced colours every control keeps its edge and an unticked box looks unticked', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await show(controls);
  for (const element of document.querySelectorAll('input, select, button[data-state]')) {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    expect(`${borderTopStyle} ${borderTopWidth}`).toMatch(/^solid [12]px$/);
  }
  const box = screen.getByRole('checkbox').element();
  expect(getComputedStyle(box, '::before').content).toBe('none');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('a theme within the page brings its own ink', async () => {
  const screen = await show(
    <div data-theme="light">
      <div data-theme="dark">
        <TextField name="email" label="E-Mail-Adresse" autoComplete="email" />
      </div>
    </div>,
  );
  expect(getComputedStyle(screen.getByText('E-Mail-Adresse').element()).color).toBe('rgb(246, 236, 225)');
});

test.each([
  ['a page that asks for nothing stays light', undefined, 'light'],
  ['one that asks for it follows the system', 'system', 'dark'],
  ['one that asks for light stays so', 'light', 'light'],
] as const)('after dark %s', async (_, asked, theme) => {
  const root = document.documentElement;
  onTestFinished(async () => {
    delete root.dataset['theme'];
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: 'dark' }],
  });
  if (asked) root.dataset['theme'] = asked;
  const screen = await show(
    <>
      <p>Seite</p>
      <p data-theme="system">Abschnitt</p>
    </>,
  );
  const inkOf = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
  const ink = { light: 'rgb(42, 26, 19)', dark: 'rgb(246, 236, 225)' };
  expect(inkOf('Seite')).toBe(ink[theme]);
  expect(getComputedStyle(root).colorScheme).toBe(theme);
  expect(inkOf('Abschnitt')).toBe(ink.dark);
});

test('with reduced motion nothing moves', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await show(<Button loading>Weiter</Button>);
  const spinner = document.querySelector('.ds-spinner');
  expect(spinner && getComputedStyle(spinner, '::before').animationDuration).toBe('0.001s');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('the fonts come from the packages, and a fallback of the same measure stands in for them', async () => {
  await show(<p>Kaffee</p>);
  const faces = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
  expect(faces).toEqual(
    expect.arrayContaining([
      'Figtree Variable',
      'Figtree Fallback Arial',
      'Fraunces Variable',
      'Fraunces Fallback Georgia',
    ]),
  );
  await expect(document.fonts.load('17px "Figtree Variable"', 'Kaffee')).resolves.toHaveLength(1);
});
