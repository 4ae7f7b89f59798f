import { createTexts } from '@crema/flow-form';
import messages from 'virtual:crema-messages/all/confirm';
import { expect, test } from 'vitest';
import { show, showServerHtml } from '../../../design-system/test-support/show.tsx';
import { type ConfirmationState } from './confirmation-drawing.tsx';
import { Confirmation } from './confirmation.tsx';

const view = (state: ConfirmationState, token?: string) => (
  <Confirmation
    texts={createTexts('de-DE', messages('de-DE'))}
    state={state}
    token={token}
    actions={{ confirm: '/confirm-it', again: '/send-again' }}
    shop="/shop"
  />
);

test.each([
  ['ask', 'Jetzt bestätigen', '/confirm-it'],
  ['old', 'Neuen Link schicken', '/send-again'],
] as const)('%s is a form with the token, which works without JavaScript', async (state, button, action) => {
  const server = showServerHtml(view(state, 'the-token'));
  const form = server.container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', action]);
  expect(new FormData(form ?? undefined).get('token')).toBe('the-token');
  expect(form?.querySelector('button[type=submit]')?.textContent).toBe(button);
  await server.hydrate();
  expect(server.complaints).toEqual([]);
});

test.each(['sent', 'done', 'unknown'] as const)('%s has no form, and a way to the shop', async (state) => {
  const screen = await show(view(state, 'the-token'));
  expect(screen.container.querySelector('form')).toBeNull();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/shop');
});

test('without a token there is no button that could do nothing', async () => {
  const screen = await show(view('ask'));
  expect(screen.container.querySelector('button')).toBeNull();
});
