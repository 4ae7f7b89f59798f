import { createRouteTable } from '@crema/page-shell/route-table';
import { expect, test } from 'vitest';
import { testRoute } from '../../test-support/test-routes.ts';
import { formsOf } from './forms-of.ts';

test('a form has every address of its page, and may have no page after it', () => {
  const paths = ['/address-input/:kind'];
  const form = { id: 'f', flow: 'invoice-address' } as const;
  const address = testRoute({ id: 'address', paths, parameter: ['a', 'b'], form });
  expect(formsOf(createRouteTable([address]))).toEqual({
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
    createRouteTable([checkout('checkout', {}), checkout('guest', { hidePassword: true })]),
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
