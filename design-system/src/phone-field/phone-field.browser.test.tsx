import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Button, Form, TextField } from '../index.ts';
import { PhoneField } from './phone-field.tsx';

const phone = {
  names: { prefix: 'mobilePhonePrefix', number: 'mobilePhoneNumber' },
  label: 'Mobiltelefon',
  labels: { prefix: 'Vorwahl', number: 'Nummer' },
  prefixes: [
    { value: '505', label: '505' },
    { value: '532', label: '532' },
  ],
  prefixPlaceholder: 'Wählen',
} as const;

test('prefix and number are chosen and typed with the keyboard, and sent under their own names', async () => {
  const screen = await show(
    <Form>
      <PhoneField {...phone} />
    </Form>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox', { name: 'Vorwahl' })).toHaveFocus();
  await userEvent.keyboard('532');
  await userEvent.tab();
  await userEvent.keyboard('1234567');
  expect(entries()).toEqual({ mobilePhonePrefix: '532', mobilePhoneNumber: '1234567' });
});

test('the form’s reset takes both back to their start', async () => {
  const screen = await show(
    <Form>
      <PhoneField {...phone} defaultValue={{ prefix: '505', number: '111' }} />
    </Form>,
  );
  await screen.getByRole('combobox').selectOptions('532');
  await userEvent.type(screen.getByRole('textbox'), '222');
  expect(entries()).toEqual({ mobilePhonePrefix: '532', mobilePhoneNumber: '111222' });
  document.querySelector('form')?.reset();
  expect(entries()).toEqual({ mobilePhonePrefix: '505', mobilePhoneNumber: '111' });
});

test('after a form action both are back at their start, as every native field', async () => {
  const screen = await show(
    <form action={() => undefined}>
      <PhoneField {...phone} defaultValue={{ number: '111' }} />
      <Button type="submit">Weiter</Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '222');
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('111');
});

test('one error belongs to the group and to both controls', async () => {
  const texts = { error: 'Bitte prüfen.', hint: 'Für Rückfragen.', constraint: '7 Ziffern.' };
  const screen = await show(<PhoneField {...phone} {...texts} required />);
  await expect
    .element(screen.getByRole('group', { name: 'Mobiltelefon (Pflichtfeld)' }))
    .toHaveAccessibleDescription('Fehler: Bitte prüfen. Für Rückfragen. 7 Ziffern.');
  for (const control of [
    screen.getByRole('combobox', { name: 'Vorwahl', exact: true }),
    screen.getByRole('textbox', { name: 'Nummer', exact: true }),
  ]) {
    await expect.element(control).toBeInvalid();
    await expect.element(control).toBeRequired();
    await expect.element(control).toHaveAccessibleDescription('Fehler: Bitte prüfen.');
  }
  expect(screen.getByText(/Bitte prüfen/, { exact: false }).elements()).toHaveLength(1);
});

test('without an error neither control has a description to be read twice', async () => {
  const screen = await show(<PhoneField {...phone} hint="Für Rückfragen." />);
  await expect.element(screen.getByRole('combobox')).not.toHaveAttribute('aria-describedby');
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test.each([
  { prefixKind: undefined, filled: ['tel-country-code', 'tel-national'] },
  { prefixKind: 'area', filled: ['tel-area-code', 'tel-local'] },
] as const)(
  'the browser fills in $filled for the prefix kind $prefixKind',
  async ({ prefixKind, filled }) => {
    await show(<PhoneField {...phone} prefixKind={prefixKind} />);
    const controls = [...document.querySelectorAll('select, input')];
    expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual(filled);
  },
);

test('the browser fills in what a page names, such as the number of a billing address', async () => {
  const autoComplete = { prefix: 'billing tel-area-code', number: 'billing tel-local' } as const;
  await show(<PhoneField {...phone} autoComplete={autoComplete} />);
  const controls = [...document.querySelectorAll('[autocomplete]')];
  expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual(
    Object.values(autoComplete),
  );
});

test('choosing and typing cost no React commit', async () => {
  const { screen, commits } = await showCounting(<PhoneField {...phone} />);
  await screen.getByRole('combobox').selectOptions('532');
  await userEvent.type(screen.getByRole('textbox'), '1234567');
  await expect.element(screen.getByRole('textbox')).toHaveValue('1234567');
  expect(commits()).toBe(0);
});

test('what was chosen and typed before hydration stays', async () => {
  const page = showServerHtml(<PhoneField {...phone} defaultValue={{ prefix: '505' }} />);
  const select = page.container.querySelector('select');
  await userEvent.selectOptions(select ?? page.container, '532');
  await userEvent.type(page.container.querySelector('input') ?? page.container, '1234567');
  await page.hydrate();
  expect([select?.value, page.container.querySelector('input')?.value]).toEqual(['532', '1234567']);
  expect(page.complaints).toEqual([]);
});

function Controlled() {
  const [value, setValue] = useState({ prefix: '505', number: '' });
  return (
    <>
      <PhoneField
        {...phone}
        value={value}
        onChange={({ target }) =>
          setValue((before) =>
            target.name === phone.names.prefix
              ? { ...before, prefix: target.value }
              : { ...before, number: target.value.replaceAll(/\D/g, '') },
          )
        }
      />
      <output>{`${value.prefix} ${value.number}`}</output>
    </>
  );
}

test('it can be controlled, and onChange says which of the two has changed', async () => {
  const screen = await show(<Controlled />);
  await screen.getByRole('combobox').selectOptions('532');
  await userEvent.type(screen.getByRole('textbox'), '12-34');
  await expect.element(screen.getByRole('status')).toHaveTextContent('532 1234');
  await expect.element(screen.getByRole('textbox')).toHaveValue('1234');
});

test('a pasted number is never cut off', async () => {
  const screen = await show(<PhoneField {...phone} />);
  await screen.getByRole('textbox').fill('+44 20 123 45 67 890 123');
  await expect.element(screen.getByRole('textbox')).toHaveValue('+44 20 123 45 67 890 123');
});

const germanFirst = {
  prefixes: ['+49', '+43', '+420'].map((value) => ({ value, label: value })),
  prefixPlaceholder: undefined,
};

test('a prefix that is pasted with a number is chosen, and undo brings the text back', async () => {
  const source = <TextField name="source" label="Quelle" autoComplete="off" defaultValue="+43 (0)660 123" />;
  const screen = await show(
    <Form>
      {source}
      <PhoneField {...phone} {...germanFirst} />
    </Form>,
  );
  await screen.getByRole('textbox', { name: 'Quelle' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  const number = screen.getByRole('textbox', { name: 'Nummer' });
  await number.click();
  await import('./take-number.ts');
  await userEvent.paste();
  expect(entries()).toMatchObject({ mobilePhonePrefix: '+43', mobilePhoneNumber: '660 123' });
  await expect.element(number).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(number).toHaveValue('+43 (0)660 123');
});

test('a prefix that is typed is chosen when the number is done, not under the fingers', async () => {
  const screen = await show(
    <Form>
      <PhoneField {...phone} {...germanFirst} />
    </Form>,
  );
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('00420 601');
  await expect.element(screen.getByRole('textbox')).toHaveValue('00420 601');
  await userEvent.tab();
  expect(entries()).toEqual({ mobilePhonePrefix: '+420', mobilePhoneNumber: '601' });
});

test('controlled, both hear of a prefix that came with the number', async () => {
  const screen = await show(<Controlled />);
  await screen.getByRole('textbox').click();
  await import('./take-number.ts');
  await screen.getByRole('textbox').fill('0532 12 34');
  await expect.element(screen.getByRole('status')).toHaveTextContent('532 1234');
});

test('disabled, neither control can be used nor is sent', async () => {
  const screen = await show(
    <Form>
      <PhoneField {...phone} disabled defaultValue={{ number: '111' }} />
    </Form>,
  );
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
  await expect.element(screen.getByRole('combobox')).toBeDisabled();
  expect(entries()).toEqual({});
});

test('side by side on a phone, one under the other with text twice as large', async () => {
  await page.viewport(320, 700);
  const screen = await show(<PhoneField {...phone} />);
  const top = (role: 'combobox' | 'textbox') => screen.getByRole(role).element().getBoundingClientRect().top;
  expect(top('combobox')).toBe(top('textbox'));
  document.documentElement.style.fontSize = '200%';
  const [prefix, number] = [top('combobox'), top('textbox')];
  const { scrollWidth, clientWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(number).toBeGreaterThan(prefix);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

const entries = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
