import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Disclosure } from './disclosure.tsx';

const why = <Disclosure summary="Warum?">Wir gratulieren gern.</Disclosure>;
const details = () => document.querySelector('details');

test.each(['{Enter}', ' '])('the key "%s" opens it and closes it again', async (key) => {
  const screen = await show(why);
  const text = screen.getByText('Wir gratulieren gern.');
  await expect.element(text).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(text).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(text).not.toBeVisible();
});

test('it opens before hydration, stays open, and React logs no warning', async () => {
  const said = vi.spyOn(console, 'error');
  const page = showServerHtml(why);
  page.container.querySelector('summary')?.click();
  expect(details()?.open).toBe(true);
  await page.hydrate();
  expect(details()?.open).toBe(true);
  expect(page.complaints).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test.each([
  { defaultOpen: false, told: [[true], [false]] },
  { defaultOpen: true, told: [[false], [true]] },
])('open at first: $defaultOpen; each press is reported once', async ({ defaultOpen, told }) => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await show(
    <Disclosure summary="Warum?" defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      Wir gratulieren gern.
    </Disclosure>,
  );
  expect(details()?.open).toBe(defaultOpen);
  await screen.getByText('Warum?').click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual(told.slice(0, 1));
  await screen.getByText('Warum?').click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual(told);
});

test.each([
  { follows: true, open: [true, false] },
  { follows: false, open: [false, false] },
])('the page decides; when it follows ($follows), it opens and closes', async ({ follows, open }) => {
  const asked: boolean[] = [];
  function Controlled() {
    const [shown, setShown] = useState(false);
    return (
      <Disclosure
        summary="Warum?"
        open={shown}
        onOpenChange={(next) => {
          asked.push(next);
          if (follows) setShown(next);
        }}
      >
        Wir gratulieren gern.
      </Disclosure>
    );
  }
  const screen = await show(<Controlled />);
  await screen.getByText('Warum?').click();
  await expect.poll(() => details()?.open).toBe(open[0]);
  await screen.getByText('Warum?').click();
  await expect.poll(() => details()?.open).toBe(open[1]);
  expect(asked).toEqual(follows ? [true, false] : [true, true]);
});

test('what the browser opens by its search, the page hears of', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await show(
    <Disclosure summary="Warum?" open={false} onOpenChange={onOpenChange}>
      Wir gratulieren gern.
    </Disclosure>,
  );
  const element = details();
  if (element) element.open = true;
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
});

test('words for both states say what a press will do', async () => {
  const screen = await show(
    <Disclosure summary="Anzeigen" summaryOpen="Ausblenden">
      Wir gratulieren gern.
    </Disclosure>,
  );
  await expect.element(screen.getByText('Ausblenden')).not.toBeVisible();
  await screen.getByText('Anzeigen').click();
  await expect.element(screen.getByText('Ausblenden')).toBeVisible();
  await expect.element(screen.getByText('Anzeigen')).not.toBeVisible();
});

test('within another one that is open it still has its own words', async () => {
  const screen = await show(
    <Disclosure summary="Mehr" summaryOpen="Weniger" defaultOpen>
      <Disclosure summary="Wortlaut" summaryOpen="Wortlaut ausblenden">
        Text
      </Disclosure>
    </Disclosure>,
  );
  await expect.element(screen.getByText('Wortlaut', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Wortlaut ausblenden')).not.toBeVisible();
  await expect.element(screen.getByText('Weniger')).toBeVisible();
  await expect.element(screen.getByText('Mehr', { exact: true })).not.toBeVisible();
});

test('those of one name close each other', async () => {
  const screen = await show(
    <>
      <Disclosure name="help" summary="Versand" defaultOpen>
        Drei Tage.
      </Disclosure>
      <Disclosure name="help" summary="Zahlung">
        Per Rechnung.
      </Disclosure>
    </>,
  );
  await screen.getByText('Zahlung').click();
  await expect.element(screen.getByText('Per Rechnung.')).toBeVisible();
  await expect.element(screen.getByText('Drei Tage.')).not.toBeVisible();
});

test('its summary is a target of at least 24 px', async () => {
  await show(why);
  expect(document.querySelector('summary')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
