import { afterEach, expect, test, vi } from 'vitest';
import { closeWindow } from './close-window.ts';

afterEach(() => vi.restoreAllMocks());

test('a popup is closed', () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  vi.spyOn(window, 'closed', 'get').mockReturnValue(true);
  closeWindow('https://www.shop.example/');
  expect(close).toHaveBeenCalledOnce();
});

test('a page in a frame of another site is left alone, because the script of the frame cancels the event', () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  addEventListener('closewindow', (event) => event.preventDefault(), { once: true });
  closeWindow('https://www.shop.example/');
  expect(close).not.toHaveBeenCalled();
});
