import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TrackingProvider, trackAttributes, usePageView, useTracking } from './index.ts';

const events = () =>
  (window.dataLayer ?? []).filter(
    (record): record is Record<string, unknown> => typeof record === 'object' && record !== null,
  );
const pages = () => events().filter(({ event }) => event === 'InitialPageData');

function Page({ name }: { readonly name: string }) {
  usePageView({ page_type: 'Content', page_name: name, is_spa: true });
  const { custom } = useTracking();
  return (
    <button
      type="button"
      onClick={() => custom({ event_category: 'cta', event_action: 'click', event_label: name })}
    >
      Buy
    </button>
  );
}

const shop = (name: string) => (
  <StrictMode>
    <TrackingProvider options={{ dataLayerOnly: true, queueBeforePageData: true }}>
      <Page name={name} />
    </TrackingProvider>
  </StrictMode>
);

beforeEach(() => {
  window.collectOnTrackApi?.reset();
  delete window.dataLayer;
});

test('In strict mode the library is installed once and a page is sent once', async () => {
  const warnings: string[] = [];
  const screen = await render(shop('beans'));
  const stop = window.collectOnTrackApi?.on('warning', (text) => warnings.push(text));
  await expect.poll(() => pages().length).toBe(1);
  await screen.rerender(shop('beans'));
  await screen.rerender(shop('grinders'));
  await expect.poll(() => pages().map((page) => page['page_name'])).toEqual(['beans', 'grinders']);
  await screen.getByRole('button').click();
  await expect.poll(() => events().at(-1)).toMatchObject({ event: 'button_click', subject: 'grinders' });
  expect(warnings).toEqual([]);
  stop?.();
});

test('A page that is left and opened again is sent again', async () => {
  const first = await render(shop('beans'));
  await expect.poll(() => pages().length).toBe(1);
  await first.unmount();
  await render(shop('beans'));
  await expect.poll(() => pages().length).toBe(2);
});

test('Without a provider the mistake is named', async () => {
  await expect(render(<Page name="beans" />)).rejects.toThrow('outside of TrackingProvider');
});

test('Attributes give a click its meaning', () => {
  expect(
    trackAttributes({
      event_category: 'teaser',
      event_action: 'click',
      click_type: undefined,
      subject: 'Beans',
    }),
  ).toEqual({ 'data-track-category': 'teaser', 'data-track-action': 'click', 'data-track-subject': 'Beans' });
  expect(trackAttributes({ product_id: '4711', webshop_style: true, source_level_1: 'home' })).toEqual({
    'data-track-product-id': '4711',
    'data-track-webshop-style': 'true',
    'data-track-source-level-1': 'home',
  });
});
