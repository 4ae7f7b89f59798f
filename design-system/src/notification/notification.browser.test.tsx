import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Button, TextField } from '../index.ts';
import { Notification } from './notification.tsx';

afterEach(() => vi.useRealTimers());

const said = (priority: string) =>
  [...document.querySelectorAll(`[aria-live="${priority}"] > *`)].map((line) => line.textContent);

const saved = (
  <Notification tone="success" closeLabel="Meldung schließen">
    Gespeichert.
  </Notification>
);

function Saving({ closeAfter, removesOpener = false }: { closeAfter?: number; removesOpener?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <TextField name="street" label="Straße" autoComplete="address-line1" />
      {open && removesOpener ? null : <Button onClick={() => setOpen(true)}>Speichern</Button>}
      <Notification
        tone="success"
        closeLabel="Meldung schließen"
        closeAfter={closeAfter}
        open={open}
        onClose={() => setOpen(false)}
      >
        Gespeichert.
      </Notification>
    </main>
  );
}

test.each([
  { tone: 'info', priority: 'polite' },
  { tone: 'success', priority: 'polite' },
  { tone: 'warning', priority: 'polite' },
  { tone: 'error', priority: 'assertive' },
] as const)('$tone is said once when it appears, $priority', async ({ tone, priority }) => {
  await show(
    <Notification tone={tone} toneLabel="Meldung:" heading="Adresse" closeLabel="Schließen">
      Gespeichert.
    </Notification>,
  );
  expect(said(priority)).toEqual(['Meldung: Adresse Gespeichert.']);
  expect(said(priority === 'polite' ? 'assertive' : 'polite')).toEqual([]);
});

test('what changes is said again, what stays is not', async () => {
  function Counting() {
    const [count, setCount] = useState(1);
    return (
      <>
        <Button onClick={() => setCount((value) => Math.min(value + 1, 2))}>Weiter</Button>
        <Notification tone="info" closeLabel="Schließen">
          Schritt {count}
        </Notification>
      </>
    );
  }
  const screen = await show(<Counting />);
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await screen.getByRole('button', { name: 'Weiter' }).click();
  expect(said('polite')).toEqual(['Schritt 1', 'Schritt 2']);
});

test('it takes no focus when it comes and gives focus back when it is closed', async () => {
  const screen = await show(<Saving />);
  const opener = screen.getByRole('button', { name: 'Speichern' });
  await opener.click();
  await expect.element(screen.getByText('Gespeichert.').first()).toBeVisible();
  await expect.element(opener).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Meldung schließen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Meldung schließen' })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('where the focus came from is gone, the page around gets it', async () => {
  const screen = await show(<Saving removesOpener />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await screen.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('closed from outside, it leaves the focus where the shopper types', async () => {
  const screen = await show(<Saving closeAfter={300} />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await screen.getByRole('textbox').click();
  await expect.element(screen.getByRole('button', { name: 'Meldung schließen' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('by itself it closes and says why', async () => {
  const onClose = vi.fn<(reason: string) => void>();
  const screen = await show(
    <Notification tone="info" closeLabel="Schließen" onClose={onClose}>
      Gespeichert.
    </Notification>,
  );
  await screen.getByRole('button', { name: 'Schließen' }).click();
  expect(screen.getByRole('button').query()).toBeNull();
  expect(onClose.mock.calls).toEqual([['button']]);
});

test('it can be absent at first, and is not said then', async () => {
  const screen = await show(
    <Notification tone="info" closeLabel="Schließen" defaultOpen={false}>
      Gespeichert.
    </Notification>,
  );
  expect(screen.getByRole('button').query()).toBeNull();
  expect(said('polite')).toEqual([]);
});

test.each([
  { closeAfter: undefined, there: true },
  { closeAfter: 5000, there: false },
])('after six seconds with closeAfter $closeAfter it is there: $there', async ({ closeAfter, there }) => {
  vi.useFakeTimers();
  const onClose = vi.fn<(reason: string) => void>();
  await show(
    <Notification tone="info" closeLabel="Schließen" closeAfter={closeAfter} onClose={onClose}>
      Gespeichert.
    </Notification>,
  );
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  expect(onClose.mock.calls).toEqual(there ? [] : [['time']]);
});

// A long time, because a slow machine needs some of it to find a button and to point at it.
const minutes = (count: number) => count * 60_000;

test('the time stops while the pointer is on it, and starts again when the pointer leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(<Saving closeAfter={minutes(10)} />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  const close = screen.getByRole('button', { name: 'Meldung schließen' });
  await userEvent.hover(close);
  vi.advanceTimersByTime(minutes(11));
  await expect.element(close).toBeVisible();
  await userEvent.unhover(close);
  vi.advanceTimersByTime(minutes(10) - 10_000);
  await expect.element(close).toBeVisible();
  vi.advanceTimersByTime(10_000);
  await expect.element(close).not.toBeInTheDocument();
});

test('the time stands still while focus is inside', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(<Saving closeAfter={minutes(10)} />);
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await userEvent.tab();
  vi.advanceTimersByTime(minutes(11));
  const close = screen.getByRole('button', { name: 'Meldung schließen' });
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  vi.advanceTimersByTime(minutes(10));
  await expect.element(close).not.toBeInTheDocument();
});

test('the server sends it, and hydration says it', async () => {
  const page = showServerHtml(saved);
  expect(page.container.textContent).toContain('Gespeichert.');
  expect(said('polite')).toEqual([]);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
  expect(said('polite')).toEqual(['Gespeichert.']);
});

test('its ref is the element, to bring it into view', async () => {
  const ref = { current: null };
  const screen = await show(
    <Notification ref={ref} tone="info" heading="Adresse" closeLabel="Schließen">
      Gespeichert.
    </Notification>,
  );
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Adresse' }).element());
});

test('the closing button is large enough for a finger', async () => {
  const screen = await show(saved);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('the cross is as far from the edge as the icon is from the other', async () => {
  await show(
    <Notification tone="info" heading="Adresse" closeLabel="Schließen">
      Gespeichert.
    </Notification>,
  );
  const region = document.querySelector('section[data-tone]');
  const box = region?.getBoundingClientRect();
  const [icon, cross] = [...(region?.querySelectorAll('svg') ?? [])].map((svg) =>
    svg.getBoundingClientRect(),
  );
  expect((box?.right ?? 0) - (cross?.right ?? 0)).toBeCloseTo((icon?.left ?? 0) - (box?.left ?? 0), 0);
});
