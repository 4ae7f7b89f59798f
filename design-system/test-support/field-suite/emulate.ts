import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Emulates other screens and input devices. Each emulation ends with its test. */

/** Sets a media feature in addition to reduced motion, which every test has (tests/browser-setup.ts). */
export async function media(name: string, value: string) {
  const still = { name: 'prefers-reduced-motion', value: 'reduce' };
  await cdp().send('Emulation.setEmulatedMedia', { features: [still, { name, value }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [still] });
  });
  expect(matchMedia(`(${name}: ${value})`).matches).toBe(true);
}

/** A finger instead of the mouse. */
export async function finger() {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
}

/** The narrowest phone (WCAG 2.2 1.4.10). */
export async function narrow() {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

/** Sets an attribute of the root element. */
export function root(name: string, value: string) {
  const before = document.documentElement.getAttribute(name);
  document.documentElement.setAttribute(name, value);
  onTestFinished(() => {
    if (before === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, before);
  });
}

/** Text at 200 % (WCAG 2.2 1.4.4). */
export function largeText() {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
}

/** The text spacing that a reader may set (WCAG 2.2 1.4.12). */
export function wideText() {
  const style = document.createElement('style');
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}
