import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Form, TextField } from '../index.ts';
import { SegmentedToggle } from './segmented-toggle.tsx';

const kind = {
  name: 'companyType',
  label: 'Sie bestellen als',
  options: [
    { value: 'INDIVIDUAL', label: 'Privatperson' },
    { value: 'INSTITUTIONAL', label: 'Firma' },
  ],
} as const;

test('a click on the words chooses, and so do the arrow keys', async () => {
  const screen = await show(<SegmentedToggle {...kind} />);
  await screen.getByText('Privatperson').click();
  await expect.element(screen.getByRole('radio', { name: 'Privatperson' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Firma' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Privatperson' })).not.toBeChecked();
});

test('the legend names the group, the error describes it and each radio', async () => {
  const screen = await show(
    <SegmentedToggle {...kind} required hint="Für die Rechnung." error="Bitte wählen." />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Sie bestellen als (Pflichtfeld)' });
  await expect.element(group).toBeInvalid();
  await expect.element(group).toHaveAccessibleDescription('Fehler: Bitte wählen. Für die Rechnung.');
  const radio = screen.getByRole('radio', { name: 'Firma' });
  await expect.element(radio).toHaveAccessibleDescription('Fehler: Bitte wählen.');
});

test('the form sends the choice, and its reset takes it back', async () => {
  const screen = await show(
    <Form>
      <SegmentedToggle {...kind} defaultValue="INDIVIDUAL" />
    </Form>,
  );
  const form = document.querySelector('form') ?? undefined;
  await screen.getByText('Firma').click();
  expect(new FormData(form).get('companyType')).toBe('INSTITUTIONAL');
  form?.reset();
  expect(new FormData(form).get('companyType')).toBe('INDIVIDUAL');
});

test('choosing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<SegmentedToggle {...kind} />);
  await screen.getByText('Firma').click();
  await expect.element(screen.getByRole('radio', { name: 'Firma' })).toBeChecked();
  expect(commits()).toBe(0);
});

test('what was chosen before hydration stays', async () => {
  const page = showServerHtml(<SegmentedToggle {...kind} defaultValue="INSTITUTIONAL" />);
  page.container.querySelector('label')?.click();
  await page.hydrate();
  expect(page.container.querySelector<HTMLInputElement>('input:checked')?.value).toBe('INDIVIDUAL');
  expect(page.complaints).toEqual([]);
});

function Controlled() {
  const [value, setValue] = useState('INDIVIDUAL');
  return (
    <>
      <SegmentedToggle {...kind} value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

test('it can be controlled', async () => {
  const screen = await show(<Controlled />);
  await screen.getByText('Firma').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('INSTITUTIONAL');
  await expect.element(screen.getByRole('radio', { name: 'Firma' })).toBeChecked();
});

test('a segment is large enough for a finger, the row as high as a text field', async () => {
  const screen = await show(
    <>
      <SegmentedToggle {...kind} />
      <TextField name="tax" label="Steuernummer" autoComplete="off" />
    </>,
  );
  const segment = screen.getByText('Firma').element().closest('label');
  expect(segment?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(segment?.parentElement?.getBoundingClientRect().height).toBe(
    screen.getByRole('textbox').element().getBoundingClientRect().height,
  );
});

test('the row wraps on a narrow phone with large text, and nothing scrolls sideways', async () => {
  await page.viewport(320, 700);
  const screen = await show(<SegmentedToggle {...kind} />);
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top;
  expect(top('Privatperson')).toBe(top('Firma'));
  document.documentElement.style.fontSize = '200%';
  const [first, second] = [top('Privatperson'), top('Firma')];
  const { scrollWidth, clientWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(second).toBeGreaterThan(first);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('an error draws one outline, that of the row, and leaves the chosen radio its colour', async () => {
  const screen = await show(<SegmentedToggle {...kind} defaultValue="INDIVIDUAL" error="Bitte wählen." />);
  const danger = getComputedStyle(screen.getByText(/Bitte wählen/).element()).color;
  const edge = (element: Element | null | undefined) => element && getComputedStyle(element).borderTopColor;
  const radio = screen.getByRole('radio', { name: 'Privatperson' }).element();
  const segment = radio.closest('label');
  expect(edge(segment?.parentElement)).toBe(danger);
  expect(edge(segment)).toBe('rgba(0, 0, 0, 0)');
  expect(edge(radio)).not.toBe(danger);
});

test('with forced colours only the chosen segment has an edge and a dot', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await show(<SegmentedToggle {...kind} defaultValue="INDIVIDUAL" />);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const look = (name: string) => {
    const radio = screen.getByRole('radio', { name }).element();
    const edge = getComputedStyle(radio.closest('label') ?? radio).borderTopColor;
    return { edge: edge !== ground, dot: getComputedStyle(radio, '::before').content };
  };
  const looks = [look('Privatperson'), look('Firma')];
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(looks).toEqual([
    { edge: true, dot: '""' },
    { edge: false, dot: 'none' },
  ]);
});
