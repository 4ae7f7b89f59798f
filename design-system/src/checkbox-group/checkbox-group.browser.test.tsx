import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const group = (onChange?: () => void) => (
  <CheckboxGroup label="Einwilligungen" selectAll="Alle auswählen">
    <Checkbox name="newsletter" label="Newsletter" onChange={onChange} />
    <Checkbox name="dne" label="Angebote" defaultChecked />
  </CheckboxGroup>
);

test('the parent says all, none or some', async () => {
  const screen = await show(group());
  const parent = screen.getByRole('checkbox', { name: 'Alle auswählen' });
  await expect.element(parent).toBePartiallyChecked();
  await screen.getByRole('checkbox', { name: 'Newsletter' }).click();
  await expect.element(parent).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Newsletter' }).click();
  await screen.getByRole('checkbox', { name: 'Angebote' }).click();
  await expect.element(parent).not.toBeChecked();
});

test('Space on the parent ticks all, again unticks all, and each box tells its form', async () => {
  const onChange = vi.fn<() => void>();
  const screen = await show(group(onChange));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Angebote' })).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('checkbox', { name: 'Newsletter' })).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Angebote' })).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('before hydration there is no parent that would do nothing, and its coming moves nothing', async () => {
  const page = showServerHtml(group());
  const boxes = () => [...page.container.querySelectorAll('input')];
  expect(page.container.querySelectorAll('[role="checkbox"]')).toHaveLength(0);
  boxes()[0]?.click();
  const top = boxes()[0]?.getBoundingClientRect().top;
  await page.hydrate();
  expect(boxes()[0]?.getBoundingClientRect().top).toBe(top);
  await expect
    .element(page.container.querySelector<HTMLElement>('[role="checkbox"]'))
    .toHaveAttribute('aria-checked', 'true');
  expect(page.complaints).toEqual([]);
});

test('boxes that the page ticks, or that come later, count as well', async () => {
  const controlled = (checked: boolean, more: boolean) => (
    <CheckboxGroup label="Einwilligungen" selectAll="Alle auswählen">
      <Checkbox name="newsletter" label="Newsletter" checked={checked} onChange={() => {}} />
      {more ? <Checkbox name="dne" label="Angebote" /> : null}
    </CheckboxGroup>
  );
  function Page() {
    const [step, setStep] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Weiter
        </button>
        {controlled(step > 0, step > 1)}
      </>
    );
  }
  const screen = await show(<Page />);
  const parent = screen.getByRole('checkbox', { name: 'Alle auswählen' });
  await expect.element(parent).not.toBeChecked();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(parent).toBeChecked();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(parent).toBePartiallyChecked();
});

test('a reset ticks nothing by itself: no box hears of a click, and a page keeps its state', async () => {
  const onChange = vi.fn<() => void>();
  const screen = await show(
    <form>
      {group(onChange)}
      <button type="reset">Leeren</button>
    </form>,
  );
  const parent = screen.getByRole('checkbox', { name: 'Alle auswählen' });
  await parent.click();
  await expect.element(parent).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
  await screen.getByRole('button').click();
  await expect.element(parent).toBePartiallyChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the error of the group stands with that of a box, and before its hint', async () => {
  const screen = await show(
    <CheckboxGroup label="Einwilligungen" error="Wählen Sie eine.">
      <Checkbox name="terms" label="Bedingungen" hint="Kurz." error="Stimmen Sie zu." />
    </CheckboxGroup>,
  );
  await expect
    .element(screen.getByRole('checkbox', { name: 'Bedingungen' }))
    .toHaveAccessibleDescription('Fehler: Wählen Sie eine. Fehler: Stimmen Sie zu. Kurz.');
});

test('the words that open a detail are nearer to their own box than to the next', async () => {
  const screen = await show(
    <CheckboxGroup label="Einwilligungen">
      <Checkbox name="newsletter" label="Newsletter" detail="Einmal in der Woche." />
      <Checkbox name="dne" label="Angebote" />
    </CheckboxGroup>,
  );
  const box = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  const details = box('Details anzeigen');
  const own = details.top - box('Newsletter').bottom;
  expect(own).toBeGreaterThanOrEqual(0);
  expect(box('Angebote').top - details.bottom).toBeGreaterThan(2 * own);
});
