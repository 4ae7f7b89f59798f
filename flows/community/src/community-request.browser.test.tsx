import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { requestEnvironment } from '../test-support/environment.ts';
import { CommunityRequest } from './community-request.tsx';
import { outcomesOf } from '../../form/test-support/outcomes-of.ts';

const open = (setting: Parameters<typeof openFlow>[2] = {}) =>
  openFlow(<CommunityRequest action="#" />, requestEnvironment, setting);

const conditions = () => page.getByRole('checkbox');
const send = () =>
  userEvent.click(page.getByRole('button', { name: /^(An der Community teilnehmen|Topluluğa katıl)$/ }));

test.each([
  ['DE', 'de-DE', 'de/community-conditions'],
  ['TR', 'tr-TR', 'tr/community-conditions'],
] as const)(
  'a customer of %s is asked for nothing but the conditions, and sends nothing else',
  async (site, locale, documentId) => {
    const { register, onEvent } = await open({ site });
    expect(document.querySelectorAll('form :is(input:not([type=hidden]), select)')).toHaveLength(1);
    await userEvent.click(conditions());
    await send();
    await expect.poll(() => outcomesOf(onEvent).at(-1)).toMatchObject({ flow: 'community-request' });
    expect(register).toHaveBeenCalledExactlyOnceWith({
      flow: 'community-request',
      site,
      locale,
      personalData: {},
      email: '',
      consents: { communityConditions: expect.objectContaining({ granted: true, documentId }) },
    });
  },
);

test('without the conditions nothing is sent, and the box has the focus', async () => {
  const { register } = await open();
  await send();
  await expect.element(conditions()).toHaveFocus();
  await expect
    .element(conditions())
    .toHaveAccessibleDescription(/Bitte stimmen Sie den Teilnahmebedingungen/);
  expect(register).not.toHaveBeenCalled();
});

test('after a refusal the tick is still there, and a second try is sent', async () => {
  const { screen, register } = await open({ answers: [{ kind: 'failed', problem: 'unavailable' }] });
  await userEvent.click(conditions());
  await send();
  await expect.element(screen.getByText(/gerade nicht erreichbar/)).toBeVisible();
  await expect.element(conditions()).toBeChecked();
  await send();
  await expect.poll(() => register.mock.calls).toHaveLength(2);
});
