import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show, showCounting, showServerHtml } from '../../test-support/show.tsx';
import { Textarea } from './textarea.tsx';

afterEach(() => void vi.useRealTimers());

const message = { name: 'message', label: 'Nachricht', autoComplete: 'off' } as const;
const remaining = (count: number) => (count < 0 ? `${String(-count)} zu viel` : `Noch ${String(count)}`);
const counted = { ...message, limit: 10, remaining };

const box = () => {
  const [element] = document.getElementsByTagName('textarea');
  if (!element) throw new Error('There is no textarea.');
  return element;
};
const counter = () => document.querySelector('[data-count]');
const spoken = () =>
  [...document.querySelectorAll('[aria-live="polite"] > *')].map((line) => line.textContent);

test('it is 140 px high, and higher when the text of the browser is larger', async () => {
  await show(<Textarea {...message} />);
  expect(box().getBoundingClientRect().height).toBe(140);
  document.documentElement.style.fontSize = '200%';
  expect(box().getBoundingClientRect().height).toBe(280);
  document.documentElement.style.fontSize = '';
});

test('the shopper can drag it higher, not wider than the form', async () => {
  await show(<Textarea {...message} />);
  expect(getComputedStyle(box()).resize).toBe('vertical');
});

test('error, hint, constraint and count are read in this order', async () => {
  const screen = await show(
    <Textarea {...counted} constraint="Nur Text." hint="Ihr Wunsch." error="Bitte ausfüllen." />,
  );
  await expect
    .element(screen.getByRole('textbox', { name: 'Nachricht' }))
    .toHaveAccessibleDescription('Fehler: Bitte ausfüllen. Ihr Wunsch. Nur Text. Noch 10');
});

test('without a limit there is no counter and nothing to describe', async () => {
  const screen = await show(<Textarea {...message} />);
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(counter()).toBeNull();
});

test('the counter is there at once and follows every key without a React commit', async () => {
  const { screen, commits } = await showCounting(<Textarea {...counted} defaultValue="ab" />);
  expect(counter()?.textContent).toBe('Noch 8');
  await userEvent.type(screen.getByRole('textbox'), 'cde');
  expect(counter()?.textContent).toBe('Noch 5');
  await userEvent.keyboard('{Backspace}{Enter}{Enter}');
  expect(counter()?.textContent).toBe('Noch 4');
  expect(commits()).toBe(0);
});

test('nothing is cut off: what is too much is counted', async () => {
  const screen = await show(<Textarea {...counted} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Kaffee bitte');
  await expect.element(field).toHaveValue('Kaffee bitte');
  await expect.element(field).not.toHaveAttribute('maxlength');
  expect(counter()?.textContent).toBe('2 zu viel');
});

test('over the limit an icon says so too', async () => {
  const screen = await show(<Textarea {...counted} />);
  const icon = () => counter()?.parentElement?.querySelector('svg')?.getBoundingClientRect().width;
  await userEvent.type(screen.getByRole('textbox'), '1234567890');
  expect(icon()).toBe(0);
  await userEvent.keyboard('1');
  expect(icon()).toBeGreaterThan(0);
});

test('the count is spoken 1500 ms after the last key, not before', async () => {
  vi.useFakeTimers();
  await show(<Textarea {...counted} />);
  enter('a');
  vi.advanceTimersByTime(1499);
  enter('ab');
  vi.advanceTimersByTime(1499);
  expect(spoken()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(spoken()).toEqual(['Noch 8']);
});

test('going over the limit is said once, and again only after having been back', async () => {
  vi.useFakeTimers();
  await show(<Textarea {...counted} />);
  const said: (string | null | undefined)[] = [];
  for (const length of [11, 12, 13, 10, 11]) {
    enter('x'.repeat(length));
    vi.advanceTimersByTime(1500);
    said.push(spoken().at(-1));
    vi.advanceTimersByTime(6000);
  }
  expect(said).toEqual(['1 zu viel', undefined, undefined, 'Noch 0', '1 zu viel']);
});

test('a field that is left keeps quiet about its count', async () => {
  vi.useFakeTimers();
  await show(<Textarea {...counted} />);
  box().focus();
  enter('abc');
  box().blur();
  vi.advanceTimersByTime(5000);
  expect(spoken()).toEqual([]);
});

test('the description does not change while typing and is right when focus returns', async () => {
  const screen = await show(<Textarea {...counted} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'abc');
  await expect.element(field).toHaveAccessibleDescription('Noch 10');
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription('Noch 7');
});

test('a new render while the shopper pauses changes nothing in what is spoken and described', async () => {
  let again = () => {};
  function Page() {
    const [hint, setHint] = useState('');
    again = () => flushSync(() => setHint('Ihr Wunsch.'));
    return <Textarea {...counted} hint={hint} remaining={(count: number) => remaining(count)} />;
  }
  vi.useFakeTimers();
  const screen = await show(<Page />);
  box().focus();
  enter('abc');
  vi.advanceTimersByTime(1000);
  again();
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Ihr Wunsch. Noch 10');
  vi.advanceTimersByTime(500);
  expect(spoken()).toEqual(['Noch 7']);
});

test('a reset counts again', async () => {
  const screen = await show(
    <form>
      <Textarea {...counted} defaultValue="ab" />
      <button type="reset">Leeren</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'cde');
  expect(counter()?.textContent).toBe('Noch 5');
  await screen.getByRole('button').click();
  await expect.poll(() => counter()?.textContent).toBe('Noch 8');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Noch 8');
});

test('a text that a script sets is counted, and neither spoken nor left out of the description', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await show(<Textarea {...counted} />);
  box().value = 'abc';
  await expect.poll(() => counter()?.textContent).toBe('Noch 7');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Noch 7');
  box().value = '';
  await expect.poll(() => counter()?.textContent).toBe('Noch 10');
  vi.advanceTimersByTime(5000);
  expect(spoken()).toEqual([]);
});

test('controlled, a text that a script sets past the state is counted as it is seen', async () => {
  await show(<Textarea {...counted} value="abc" onChange={() => undefined} />);
  Reflect.set(HTMLTextAreaElement.prototype, 'value', 'abcde', box());
  await expect.poll(() => counter()?.textContent).toBe('Noch 5');
});

test.each(['focus', 'blur'] as const)(
  'where no caret tells of it, it is counted at the next %s',
  async (type) => {
    await show(<Textarea {...counted} />);
    box().addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), { capture: true });
    if (type === 'blur') box().focus();
    box().value = 'abc';
    box()[type]();
    expect(counter()?.textContent).toBe('Noch 7');
  },
);

test('controlled, a new value is counted', async () => {
  function Page() {
    const [value, setValue] = useState('');
    return <Textarea {...counted} value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  const screen = await show(<Page />);
  await userEvent.type(screen.getByRole('textbox'), 'ab');
  expect(counter()?.textContent).toBe('Noch 8');
});

test('controlled, it counts what it shows', async () => {
  const screen = await show(<Textarea {...counted} value="abc" onChange={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox'), 'd');
  await expect.element(screen.getByRole('textbox')).toHaveValue('abc');
  expect(counter()?.textContent).toBe('Noch 7');
});

test.each(['', 'Guten Tag. '])(
  'after “%s” what was typed before hydration stays and counts',
  async (text) => {
    const page = showServerHtml(<Textarea {...counted} limit={40} defaultValue={text} />);
    expect(page.container.querySelector('[data-count]')?.textContent).toBe(
      `Noch ${String(40 - text.length)}`,
    );
    await userEvent.type(box(), 'Hallo{Control>}{End}{/Control}!');
    const before = box().value;
    expect(before).toContain('Hallo');
    await page.hydrate();
    expect(box().value).toBe(before);
    expect(page.container.querySelector('[data-count]')?.textContent).toBe(
      `Noch ${String(34 - text.length)}`,
    );
    expect(page.complaints).toEqual([]);
  },
);

function enter(value: string) {
  box().value = value;
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
}
