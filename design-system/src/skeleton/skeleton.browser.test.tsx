import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show, showServerHtml } from '../../test-support/show.tsx';
import { TextField } from '../index.ts';
import { Skeleton, SkeletonRegion } from './index.ts';

const label = 'Ihre Adresse wird geladen.';
const spoken = () =>
  [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);
const shape = () => document.querySelector('[data-kind]') ?? document.body;
const media = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

test('the shapes say nothing, the region says it once', async () => {
  const screen = await show(
    <SkeletonRegion label={label}>
      <Skeleton />
      <Skeleton kind="control" />
    </SkeletonRegion>,
  );
  expect(screen.container.querySelectorAll('[data-kind]:not([aria-hidden="true"])')).toHaveLength(0);
  await expect.element(screen.getByText(label)).toBeInTheDocument();
  // Outside of the busy element, because JAWS would skip it there.
  expect(screen.container.querySelector('[aria-busy="true"]')?.textContent).toBe('');
});

test.each([
  { announce: undefined, said: [] },
  { announce: true, said: [label] },
])('with announce $announce it speaks $said', async ({ announce, said }) => {
  await show(
    <SkeletonRegion label={label} announce={announce}>
      <Skeleton />
    </SkeletonRegion>,
  );
  expect(spoken()).toEqual(said);
});

test('the shape of a field is as high as the field that takes its place', async () => {
  const screen = await show(
    <>
      <Skeleton kind="control" />
      <TextField name="town" label="Ort" autoComplete="address-level2" />
    </>,
  );
  expect(shape().getBoundingClientRect().height).toBe(
    screen.getByRole('textbox').element().getBoundingClientRect().height,
  );
});

test('a line of the shape is as high as a line of text', async () => {
  const screen = await show(
    <>
      <div data-testid="shape">
        <Skeleton />
      </div>
      <p>Kaffee</p>
    </>,
  );
  const height = (element: Element) => element.getBoundingClientRect().height;
  expect(height(screen.getByTestId('shape').element()) + 2 * margin(shape())).toBeCloseTo(
    height(screen.getByText('Kaffee').element()),
    0,
  );
});

test('a circle is one, whatever the width of its place', async () => {
  await show(<Skeleton kind="circle" />);
  const { width, height } = shape().getBoundingClientRect();
  expect(width).toBe(height);
});

test('it pulses, but not with reduced motion', async () => {
  await media('prefers-reduced-motion', 'no-preference');
  await show(<Skeleton />);
  const lively = getComputedStyle(shape()).animationIterationCount;
  await media('prefers-reduced-motion', 'reduce');
  expect([lively, getComputedStyle(shape()).animationIterationCount]).toEqual(['infinite', '1']);
});

test('with forced colours the shape is an edge', async () => {
  await media('forced-colors', 'active');
  await show(<Skeleton />);
  const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(shape());
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  expect(`${borderTopStyle} ${borderTopWidth}`).toBe('solid 1px');
  expect(borderTopColor).not.toBe(ground);
});

test('the server’s HTML hydrates without a complaint', async () => {
  const page = showServerHtml(
    <SkeletonRegion label={label}>
      <Skeleton kind="circle" />
    </SkeletonRegion>,
  );
  await page.hydrate();
  expect(page.complaints).toEqual([]);
  expect(page.container.textContent).toContain(label);
});

/** Margins of a block reach out of its parent, so they are counted separately. */
const margin = (element: Element) => Number.parseFloat(getComputedStyle(element).marginTop);
