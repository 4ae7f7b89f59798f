import { expect, test } from 'vitest';
import { createRouteTable, pathGroupsOf } from './route-table.ts';

const table = createRouteTable(
  [
    { id: 'card', paths: ['/{card}-registration', '/signup{card}'] },
    {
      id: 'address',
      paths: ['/address-input/:kind', '/m/address-input/:kind'],
      parameter: ['a', 'b'],
    },
  ],
  { card: 'bean' },
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
  const { match } = createRouteTable([
    { title: 'Ende', paths: ['/end/:kind'], parameter: ['a', 'b'], namedBy: { b: { title: 'Fertig' } } },
  ]);
  expect(match('/end/a')?.route.title).toBe('Ende');
  expect(match('/end/b')?.route.title).toBe('Fertig');
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
