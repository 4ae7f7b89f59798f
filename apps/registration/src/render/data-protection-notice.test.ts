import { flows, siteFor, siteKeys } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { everyPage } from '../../test-support/every-page.ts';
import { renderPage } from '../../test-support/shown-page.ts';
import { brand } from '../brand/crema/brand.ts';

const pages = everyPage.flatMap(({ route, ...page }) => (route.form ? [{ form: route.form, ...page }] : []));

test('the pages have every flow on every site that offers it', () => {
  const missing = flows.flatMap((flow) =>
    siteKeys
      .filter((site) => !pages.some((page) => page.form.flow === flow && page.site === site))
      .map((site) => `${flow} ${site}`),
  );
  expect(missing).toEqual(['loyalty-card TR']);
});

test.each(pages)('$path of $site has the data protection notice, unless it is Turkey', async (page) => {
  const { form, path, site, customer } = page;
  const { html = '' } = await renderPage(path, { site, pageList: false, ...(customer && { customer }) });
  const start = html.indexOf(`<form id="${form.id}"`);
  const markup = html.slice(start, html.indexOf('</form>', start));
  const [link, button] = [
    markup.indexOf(`href="${brand.links(site).privacy}"`),
    markup.indexOf('type="submit"'),
  ];
  expect(button).toBeGreaterThan(0);
  expect(link > 0).toBe(siteFor(site).country !== 'TR');
  // The shopper reads it before the button.
  expect(link).toBeLessThan(button);
});
