import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Button, Form, Icon, Link } from '../index.ts';
import { RadioGroup } from './radio-group.tsx';

const card = {
  name: 'cardType',
  label: 'Kundenkarte',
  options: [
    { value: 'digital', label: 'Digital', hint: 'Sofort da.', illustration: <Icon name="card" /> },
    { value: 'plastic', label: 'Zum Anfassen' },
    { value: 'none', label: 'Keine' },
  ],
} as const;

test('nothing is chosen until the shopper chooses, and a click anywhere on the card does', async () => {
  const screen = await show(<RadioGroup {...card} />);
  const digital = screen.getByRole('radio', { name: 'Digital', exact: true });
  await expect.element(digital).not.toBeChecked();
  await screen.getByText('Sofort da.').click();
  await expect.element(digital).toBeChecked();
  await screen.getByRole('radio', { name: 'Zum Anfassen' }).click();
  await expect.element(digital).not.toBeChecked();
});

test('Tab stops once, the arrow keys choose', async () => {
  const screen = await show(
    <>
      <RadioGroup {...card} defaultValue="digital" />
      <Button>Weiter</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Zum Anfassen' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Zum Anfassen' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('the legend names the group, says that it is required, and the texts describe it in order', async () => {
  const texts = { error: 'Bitte wählen.', hint: 'Beide sammeln.', constraint: 'Wechsel möglich.' };
  const screen = await show(<RadioGroup {...card} {...texts} required />);
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Kundenkarte (Pflichtfeld)' }))
    .toHaveAccessibleDescription('Fehler: Bitte wählen. Beide sammeln. Wechsel möglich.');
});

test('an illustration says nothing, whatever is drawn in it', async () => {
  const screen = await show(
    <RadioGroup {...card} options={[{ value: 'gold', label: 'Gold', illustration: <b>999</b> }]} />,
  );
  await expect.element(screen.getByText('999')).toBeVisible();
  expect(screen.getByText('999').element().closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each([
  { error: undefined, described: 'Sofort da.' },
  { error: 'Bitte wählen.', described: 'Fehler: Bitte wählen. Sofort da.' },
])('with the error $error a radio is described as "$described"', async ({ error, described }) => {
  const screen = await show(<RadioGroup {...card} error={error} />);
  const radio = screen.getByRole('radio', { name: 'Digital', exact: true });
  await expect.element(radio).toHaveAccessibleDescription(described);
  expect(screen.getByRole('radiogroup').element().getAttribute('aria-invalid')).toBe(error ? 'true' : null);
});

test.each([
  { chosen: undefined, lands: 'Digital' },
  { chosen: 'none', lands: 'Keine' },
])('led to the error with $chosen chosen, the shopper lands on $lands', async ({ chosen, lands }) => {
  const screen = await show(<RadioGroup {...card} error="Bitte wählen." defaultValue={chosen} />);
  // A script sends the focus there, after the press on the submit button.
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  await expect.element(screen.getByRole('radio', { name: lands, exact: true })).toHaveFocus();
});

test('an invalid group is no stop of its own: Tab goes in and out past it, and a click beside the cards nowhere', async () => {
  const screen = await show(
    <>
      <Button>Zurück</Button>
      <RadioGroup {...card} error="Bitte wählen." />
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Digital', exact: true })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await screen.getByText('Kundenkarte').click();
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});

test('the form sends the choice, and its reset takes it back', async () => {
  const screen = await show(
    <Form>
      <RadioGroup {...card} defaultValue="none" />
    </Form>,
  );
  const form = document.querySelector('form') ?? undefined;
  await screen.getByText('Digital').click();
  expect(new FormData(form).get('cardType')).toBe('digital');
  form?.reset();
  expect(new FormData(form).get('cardType')).toBe('none');
});

test('after a form action the choice is back at its start, as in every native field', async () => {
  const sent: unknown[] = [];
  const screen = await show(
    <form action={(data) => void sent.push(data.get('cardType'))}>
      <RadioGroup {...card} defaultValue="none" />
      <Button type="submit">Weiter</Button>
    </form>,
  );
  await screen.getByText('Digital').click();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('radio', { name: 'Keine' })).toBeChecked();
  expect(sent).toEqual(['digital']);
});

test('choosing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<RadioGroup {...card} />);
  await screen.getByText('Digital').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Zum Anfassen' })).toBeChecked();
  expect(commits()).toBe(0);
});

test('what was chosen before hydration stays', async () => {
  const page = showServerHtml(<RadioGroup {...card} defaultValue="none" />);
  page.container.querySelector('label')?.click();
  await page.hydrate();
  expect(page.container.querySelector<HTMLInputElement>('input:checked')?.value).toBe('digital');
  expect(page.complaints).toEqual([]);
});

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <RadioGroup
        {...card}
        value={value}
        onChange={(event) => setValue(event.target.value === 'none' ? 'plastic' : event.target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test('it can be controlled: the state has the last word', async () => {
  const screen = await show(<Controlled />);
  await screen.getByText('Keine').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('plastic');
  await expect.element(screen.getByRole('radio', { name: 'Zum Anfassen' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Keine' })).not.toBeChecked();
});

test('a link in the hint is followed without choosing', async () => {
  const hint = (
    <>
      Mehr in den <Link href="#terms">Bedingungen</Link>.
    </>
  );
  const screen = await show(
    <RadioGroup {...card} options={[{ value: 'digital', label: 'Digital', hint }]} />,
  );
  await screen.getByRole('link').click();
  await expect.element(screen.getByRole('radio')).not.toBeChecked();
});

test('an error marks the radios, the chosen one down to its dot, and no card', async () => {
  const shown = (error?: string) => show(<RadioGroup {...card} error={error} defaultValue="digital" />);
  const looks = () =>
    [...document.querySelectorAll('input')].map((radio) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(radio.closest('label') ?? radio);
      const dot = getComputedStyle(radio, '::before').borderTopColor;
      return {
        card: `${borderTopWidth} ${borderTopColor}`,
        ring: getComputedStyle(radio).borderTopColor,
        dot,
      };
    });
  const calm = await shown();
  const before = looks();
  await calm.unmount();
  const screen = await shown('Bitte wählen.');
  const after = looks();
  const { color } = getComputedStyle(screen.getByText(/Bitte wählen/).element());
  expect(after.map((look) => look.card)).toEqual(before.map((look) => look.card));
  expect(after.map((look) => look.ring)).toEqual([color, color, color]);
  expect(after[0]?.dot).toBe(color);
});

test('choosing moves nothing, though the edge thickens', async () => {
  const screen = await show(<RadioGroup {...card} />);
  const radio = screen.getByRole('radio', { name: 'Digital', exact: true });
  const ring = () => {
    const card = radio.element().closest('label') ?? radio.element();
    const { left, top, width } = radio.element().getBoundingClientRect();
    const { height } = card.getBoundingClientRect();
    return {
      place: [left, top, width, height],
      edge: Number.parseFloat(getComputedStyle(card).borderTopWidth),
    };
  };
  const before = ring();
  await radio.click();
  const after = ring();
  expect(after.edge).toBeGreaterThan(before.edge);
  expect(after.place).toEqual(before.place);
});

test.each(['crema', 'nordwerk'])(
  'a radio of %s is round, or it would look like a checkbox',
  async (brand) => {
    document.documentElement.dataset.brand = brand;
    const screen = await show(<RadioGroup {...card} />);
    const { borderRadius } = getComputedStyle(screen.getByRole('radio').first().element());
    delete document.documentElement.dataset.brand;
    expect(borderRadius).toBe('50%');
  },
);

test('with forced colours what cannot be chosen is grey, hint and all', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await show(<RadioGroup {...card} disabled />);
  const color = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
  const colors = [color('Digital'), color('Sofort da.'), color('Kundenkarte')];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(colors[1]).toBe(colors[0]);
  expect(colors[0]).not.toBe(colors[2]);
});

test('with forced colours the chosen card differs by its dot and its thicker edge, not by its ground', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await show(<RadioGroup {...card} defaultValue="digital" />);
  const look = (name: string) => {
    const radio = screen.getByRole('radio', { name, exact: true }).element();
    const dot = getComputedStyle(radio, '::before').content;
    return `${dot} ${getComputedStyle(radio.closest('label') ?? radio).borderTopWidth}`;
  };
  const looks = [look('Digital'), look('Keine')];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(looks).toEqual(['"" 2px', 'none 1px']);
});

test('cards side by side stand under each other where they do not fit', async () => {
  await page.viewport(320, 700);
  const screen = await show(<RadioGroup {...card} layout="row" />);
  const left = (name: string) =>
    screen.getByRole('radio', { name, exact: true }).element().getBoundingClientRect().left;
  expect(left('Digital')).toBe(left('Keine'));
  await page.viewport(900, 700);
  expect(left('Digital')).toBeLessThan(left('Keine'));
});
