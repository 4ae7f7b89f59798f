import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { show } from '../../test-support/show.tsx';
import { Button } from '../index.ts';
import { useAnnouncer } from './index.ts';

function Speaker() {
  const announce = useAnnouncer();
  return (
    <>
      <Button onClick={() => announce('Gespeichert.')}>Speichern</Button>
      <Button onClick={() => announce('Verbindung verloren.', 'assertive')}>Trennen</Button>
    </>
  );
}

const lines = (kind: string) =>
  [...document.querySelectorAll(`[aria-live="${kind}"] > *`)].map((line) => line.textContent);

test('the same text twice is spoken twice', async () => {
  const screen = await show(<Speaker />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await screen.getByRole('button', { name: 'Speichern' }).click();
  expect(lines('polite')).toEqual(['Gespeichert.', 'Gespeichert.']);
  expect(lines('assertive')).toEqual([]);
});

test('an assertive message goes to its own region', async () => {
  const screen = await show(<Speaker />);
  await screen.getByRole('button', { name: 'Trennen' }).click();
  expect(lines('assertive')).toEqual(['Verbindung verloren.']);
});

test('a message leaves the page again, so that no reader finds it later', async () => {
  vi.useFakeTimers();
  const screen = await show(<Speaker />);
  const button = screen.getByRole('button', { name: 'Speichern' }).element();
  if (button instanceof HTMLElement) button.click();
  expect(lines('polite')).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  expect(lines('polite')).toEqual([]);
  vi.useRealTimers();
});

test('outside of a provider a component says what is missing and how to add it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<Button>Weiter</Button>)).rejects.toThrow(
    'Wrap the page in <DesignSystemProvider strings',
  );
  quiet.mockRestore();
});
