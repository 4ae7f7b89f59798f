import { afterEach, expect, test, vi } from 'vitest';
import { street } from '../../test-support/combo-box.tsx';
import { show } from '../../test-support/show.tsx';
import { ComboBox } from './combo-box.tsx';
import { loadSuggestions } from './load-suggestions.ts';

vi.mock(import('./load-suggestions.ts'), async (original) => ({
  ...(await original()),
  loadSuggestions: vi.fn(async () => undefined),
}));

afterEach(() => {
  vi.useRealTimers();
});

test('a browser that does not tell when it is idle, as Safari, fetches the list a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback') ?? {};
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await show(<ComboBox {...street} />);
  Object.defineProperty(window, 'requestIdleCallback', idle);

  vi.advanceTimersByTime(199);
  expect(loadSuggestions).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadSuggestions).toHaveBeenCalledOnce();
});
