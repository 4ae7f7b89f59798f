import { flows } from '@crema/flow-domain';
import { formSheets } from '@crema/form-sheets';
import { expect, test } from 'vitest';
import { brand } from '../src/brand/crema/brand.ts';
import { routes } from '../src/routes/routes.ts';
import { formShop } from './form-shop.ts';

test('the sheets name the pages of a form, and no page of a form without one', () => {
  const { pathsOf } = formShop(brand, routes);
  expect(pathsOf('checkout')).toContain('/checkout-registration-without-password');
  expect(pathsOf('loyalty-card')).toEqual(['/crema-registration']);
  const shown = new Set(routes.map(({ form }) => form?.flow));
  expect(flows.filter((flow) => pathsOf(flow).length > 0)).toEqual(flows.filter((flow) => shown.has(flow)));
});

test('the sheets speak in the words of the brand', () => {
  const texts = { 'hu-HU': { 'action.continue': 'Tovább a kasszához' } };
  const sheets = [
    ...formSheets(formShop({ ...brand, name: 'Nordwerk', cardName: 'BlueCard', texts }, routes)).values(),
  ].join('');
  expect(sheets).toContain('<q lang="hu-HU">Tovább a kasszához</q>');
  expect(sheets).toContain('BlueCard');
  expect(sheets).not.toMatch(/Crema(?:Card)?\b/);
});
