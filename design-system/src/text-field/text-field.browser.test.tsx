import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { TextField } from './text-field.tsx';

const firstName = { name: 'firstName', label: 'Vorname', autoComplete: 'given-name' } as const;

test('the label names the field and a click on it puts the cursor in', async () => {
  const screen = await show(<TextField {...firstName} />);
  await screen.getByText('Vorname').click();
  await expect.element(screen.getByRole('textbox', { name: 'Vorname', exact: true })).toHaveFocus();
});

test('the error is read before the hint, the hint before the constraint', async () => {
  const screen = await show(
    <TextField
      {...firstName}
      constraint="Höchstens 40 Zeichen."
      hint="Wie im Ausweis."
      error="Bitte ausfüllen."
    />,
  );
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('Fehler: Bitte ausfüllen. Wie im Ausweis. Höchstens 40 Zeichen.');
});

test('a field is invalid only when there is something to correct', async () => {
  const screen = await show(<TextField {...firstName} required />);
  const field = screen.getByRole('textbox');
  await expect.element(field).toBeRequired();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(field).not.toHaveAttribute('aria-describedby');
});

test('an error makes the edge thicker and moves nothing', async () => {
  const box = (error?: string) => <TextField {...firstName} defaultValue="Zoë" error={error} />;
  const calm = await show(box());
  const before = calm.getByRole('textbox').element();
  const [width, left] = [getComputedStyle(before).borderTopWidth, textStart(before)];
  await calm.unmount();
  const wrong = await show(box('Bitte prüfen.'));
  const after = wrong.getByRole('textbox').element();
  expect(Number.parseFloat(getComputedStyle(after).borderTopWidth)).toBeGreaterThan(Number.parseFloat(width));
  expect(textStart(after)).toBe(left);
});

test('an optional field says so in words, which belong to its name', async () => {
  const screen = await show(<TextField {...firstName} optional />);
  await expect.element(screen.getByRole('textbox', { name: 'Vorname (optional)' })).toBeVisible();
});

test('typing costs no React commit', async () => {
  const { screen, commits } = await showCounting(<TextField {...firstName} />);
  await userEvent.type(screen.getByRole('textbox'), 'Zoë Sommer');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Zoë Sommer');
  expect(commits()).toBe(0);
});

test('what was typed before hydration stays', async () => {
  const page = showServerHtml(<TextField {...firstName} />);
  const input = page.container.querySelector('input');
  await userEvent.type(input ?? page.container, 'Zoë');
  await page.hydrate();
  expect(page.container.querySelector('input')?.value).toBe('Zoë');
  expect(page.complaints).toEqual([]);
});

test('it can be controlled, and its ref is the native input', async () => {
  const ref = { current: null };
  const onChange = vi.fn<() => void>();
  const screen = await show(<TextField {...firstName} ref={ref} value="Zoë" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(onChange).toHaveBeenCalled();
  expect(ref.current).toBe(screen.getByRole('textbox').element());
});

test('it is tall enough for a finger and its text does not make a phone zoom in', async () => {
  const screen = await show(<TextField {...firstName} />);
  const field = screen.getByRole('textbox').element();
  expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(17);
});

function textStart(element: Element): number {
  const { borderLeftWidth, paddingLeft } = getComputedStyle(element);
  return Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
}
