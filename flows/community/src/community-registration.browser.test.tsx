import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../form/test-support/erika.ts';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { communityEnvironment } from '../test-support/environment.ts';
import { CommunityRegistration } from './community-registration.tsx';
import { outcomesOf } from '../../form/test-support/outcomes-of.ts';

const open = (values = erika, setting: Parameters<typeof openFlow>[2] = {}) =>
  openFlow(<CommunityRegistration action="#" start={{ values }} />, communityEnvironment, setting);

const password = () => page.getByLabelText(/^(Passwort|Şifre)(?! anzeigen)/);
const send = () => userEvent.click(page.getByRole('button', { name: /^(Konto anlegen|Hesap oluştur)$/ }));
const box = (name: RegExp) => page.getByRole('checkbox', { name });

test.each([
  ['DE', [/Teilnahmebedingungen der Community/], ['communityConditions', 'newsletter']],
  [
    'TR',
    [/Topluluğun katılım/, /Üyelik sözleşmesi/],
    ['communityConditions', 'dne', 'membership', 'newsletter'],
  ],
] as const)('a new member of %s registers with what the site asks for', async (site, boxes, consents) => {
  const { register, onEvent } = await open(erika, { site });
  await userEvent.fill(password(), 'Kaffee 123');
  for (const name of boxes) await userEvent.click(box(name));
  await send();
  await expect
    .poll(() => outcomesOf(onEvent).at(-1))
    .toEqual({
      type: 'registered',
      flow: 'community',
      loginId: 'l1',
      hasAccount: true,
      hasAddress: false,
      newsletter: false,
      person: { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster' },
    });
  const [request] = register.mock.lastCall ?? [];
  expect(request).toMatchObject({ flow: 'community', site, email: erika.email, password: 'Kaffee 123' });
  expect(Object.keys(request?.consents ?? {}).toSorted()).toEqual(consents);
});

test.each([
  ['the password', '', true, /Bitte legen Sie ein Passwort fest/],
  ['the community’s conditions', 'Kaffee 123', false, /Bitte stimmen Sie den Teilnahmebedingungen/],
])('nobody registers without %s', async (_, typed, ticked, text) => {
  const { screen, register } = await open();
  await userEvent.fill(password(), typed);
  if (ticked) await userEvent.click(box(/Community/));
  await send();
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});
