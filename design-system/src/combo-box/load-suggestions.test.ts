import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./suggestions.tsx');
  vi.resetModules();
});

/** Loads the list while its chunk fails at first. */
async function failing() {
  vi.doMock('./suggestions.tsx', () => {
    throw new Error('The chunk is gone.');
  });
  const list = await import('./load-suggestions.ts');
  const heard = vi.fn();
  list.onSuggestions(heard);
  await list.loadSuggestions();
  return { ...list, heard };
}

test('a chunk that does not come is no error, and fields stay plain', async () => {
  const { loadedSuggestions, heard } = await failing();
  expect(loadedSuggestions()).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

test('if the platform requests it again, the next call loads the list', async () => {
  const { loadSuggestions, loadedSuggestions, heard } = await failing();
  vi.doMock('./suggestions.tsx', () => ({ Suggestions: () => null }));
  await loadSuggestions();
  expect(loadedSuggestions()).toBeDefined();
  expect(heard).toHaveBeenCalledOnce();
});
