import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { Button } from '../index.ts';
import { ProgressBar } from './progress-bar.tsx';

const native = () => document.querySelector('progress') ?? document.createElement('progress');

test('it is named by its label and read by its value in words, which are heard once', async () => {
  const screen = await show(<ProgressBar label="Anmeldung" value={2} max={4} valueText="Schritt 2 von 4" />);
  const bar = screen.getByRole('progressbar', { name: 'Anmeldung', exact: true });
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Schritt 2 von 4');
  await expect.element(screen.getByText('Schritt 2 von 4')).toHaveAttribute('aria-hidden', 'true');
  expect(native().position).toBe(0.5);
});

test.each([
  { value: undefined, position: -1 },
  { value: 0, position: 0 },
  { value: 0.25, position: 0.25 },
])('with the value $value it stands at $position', async ({ value, position }) => {
  await show(<ProgressBar label="Anmeldung" value={value} />);
  expect(native().position).toBe(position);
});

function Uploading() {
  const [value, setValue] = useState<number>();
  return (
    <>
      <ProgressBar label="Anmeldung" value={value} />
      <Button onClick={() => setValue(value === undefined ? 0.5 : undefined)}>Wechseln</Button>
    </>
  );
}

test('it changes from unknown to known and back', async () => {
  const screen = await show(<Uploading />);
  const positions = [native().position];
  for (let click = 0; click < 2; click += 1) {
    await screen.getByRole('button').click();
    positions.push(native().position);
  }
  expect(positions).toEqual([-1, 0.5, -1]);
});

test('unknown is striped, and the stripes drift only where motion is welcome', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
  await show(<ProgressBar label="Anmeldung" />);
  expect(getComputedStyle(native()).animationIterationCount).toBe('infinite');
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const { animationIterationCount, backgroundImage } = getComputedStyle(native());
  expect(animationIterationCount).toBe('1');
  expect(backgroundImage).toContain('repeating-linear-gradient');
});

test('with forced colours it keeps its edge and fills in the system’s colour', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await show(<ProgressBar label="Anmeldung" value={0.5} />);
  const { borderTopStyle, borderTopWidth } = getComputedStyle(native());
  const fill = getComputedStyle(native()).getPropertyValue('--fill');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(`${borderTopStyle} ${borderTopWidth} ${fill}`).toBe('solid 1px Highlight');
});

test('on a narrow phone with large text nothing scrolls sideways', async () => {
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = '200%';
  await show(
    <ProgressBar label="Teilnahmebedingungen" value={2} max={4} valueText="Willkommensrabatt 2 von 4" />,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the server’s HTML hydrates without a complaint; the ref is the native bar', async () => {
  const ref = { current: null };
  const page = showServerHtml(<ProgressBar ref={ref} label="Anmeldung" value={0.5} />);
  expect(page.container.querySelector('progress')?.position).toBe(0.5);
  await page.hydrate();
  expect(page.complaints).toEqual([]);
  expect(ref.current).toBe(page.container.querySelector('progress'));
});
