import { expect, test } from 'vitest';
import { testRoute } from '../../test-support/test-routes.ts';
import { formsOf } from './forms-of.ts';
import { createRouteTable, pathGroupsOf } from './route-table.ts';

const table = createRouteTable(
  [
    testRoute({ id: 'card', paths: ['/{card}-registration', '/signup{card}'] }),
    testRoute({
      id: 'address',
      paths: ['/address-input/:kind', '/m/address-input/:kind'],
      parameter: ['a', 'b'],
    }),
  ],
  'bean',
);

test.each([
  ['/bean-registration', 'card', undefined, false],
  ['/signupbean', 'card', undefined, false],
  ['/signupbean/', 'card', undefined, false],
  ['/address-input/a', 'address', 'a', false],
  ['/m/address-input/b/', 'address', 'b', false],
  ['/address-input/c', 'address', 'c', true],
])('%s is the route %s with the parameter %s; unknown: %s', (path, id, parameter, unknown) => {
  expect(table.match(path)).toMatchObject({ route: { id }, parameter, unknown });
});

test('a page can be called otherwise for a value of its parameter', () => {
  const done = { title: 'page.guestPage.title', description: 'page.guestPage.description' } as const;
  const { match } = createRouteTable(
    [testRoute({ id: 'end', paths: ['/end/:kind'], parameter: ['a', 'b'], namedBy: { b: done } })],
    'bean',
  );
  expect(match('/end/a')?.route.title).toBe('page.registrationPage.title');
  expect(match('/end/b')?.route).toMatchObject(done);
});

test.each([
  '/',
  '/crema-registration',
  '/address-input',
  '/address-input/',
  '/address-input/a/b',
  '/signup{card}',
])('%s is no route', (path) => {
  expect(table.match(path)).toBeUndefined();
});

test('the paths of a route are one page for each value of its parameter', () => {
  const [, address] = table.routes;
  expect(address && pathGroupsOf(address)).toEqual([
    ['/address-input/a', '/m/address-input/a'],
    ['/address-input/b', '/m/address-input/b'],
  ]);
});

test('a form has every address of its page, and may have no page after it', () => {
  const paths = ['/address-input/:kind'];
  const form = { id: 'f', flow: 'invoice-address' } as const;
  const address = testRoute({ id: 'address', paths, parameter: ['a', 'b'], form });
  expect(formsOf(createRouteTable([address], 'bean'))).toEqual({
    address: { flow: 'invoice-address', variant: {}, paths: ['/address-input/a', '/address-input/b'] },
  });
});

test('two routes of one flow have a form each, in its own variant', () => {
  const checkout = (id: string, variant: { hidePassword?: boolean }) =>
    testRoute({
      id,
      paths: [`/${id}`, `/m/${id}`],
      form: { id: 'f', flow: 'checkout', variant },
      next: '/next',
    });
  const forms = formsOf(
    createRouteTable([checkout('checkout', {}), checkout('guest', { hidePassword: true })], 'bean'),
  );
  expect(forms).toEqual({
    checkout: { flow: 'checkout', variant: {}, paths: ['/checkout', '/m/checkout'], next: '/next' },
    guest: {
      flow: 'checkout',
      variant: { hidePassword: true },
      paths: ['/guest', '/m/guest'],
      next: '/next',
    },
  });
});
