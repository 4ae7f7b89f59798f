import { cdp } from 'vitest/browser';

/** Keys without a character, with the codes of Windows, which every browser uses. */
const NAMED: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowRight: 39,
  Delete: 46,
};
const SIGNS: Readonly<Record<string, readonly [code: string, windows: number]>> = {
  ' ': ['Space', 32],
  '-': ['Minus', 189],
  '.': ['Period', 190],
  '/': ['Slash', 191],
};
const CONTROL = 2;
const SHIFT = 8;

/**
 * Presses a key of the real keyboard: a character, or a key by its name, with `Shift+` or `Control+` before it. Do not wait
 * between presses: the browser receives them in the order in which they are sent.
 */
export async function press(name: string): Promise<void> {
  const control = name.includes('Control+');
  const key = name.replaceAll(/Control\+|Shift\+/g, '');
  const text = key === 'Enter' ? '\r' : key.length === 1 && !control ? key : undefined;
  const event = {
    key,
    ...codesOf(key),
    modifiers: (control ? CONTROL : 0) + (name.includes('Shift+') ? SHIFT : 0),
  };
  await Promise.all([
    cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', ...(text ? { text } : {}) }),
    cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
  ]);
}

function codesOf(key: string): { code: string; windowsVirtualKeyCode: number } {
  const named = NAMED[key];
  if (named !== undefined) return { code: key, windowsVirtualKeyCode: named };
  const [code, windows] = SIGNS[key] ?? [];
  if (code !== undefined && windows !== undefined) return { code, windowsVirtualKeyCode: windows };
  if (!/^[\da-z]$/i.test(key)) throw new Error(`There is no key “${key}” on this keyboard.`);
  const upper = key.toUpperCase();
  return { code: (/\d/.test(key) ? 'Digit' : 'Key') + upper, windowsVirtualKeyCode: upper.charCodeAt(0) };
}
