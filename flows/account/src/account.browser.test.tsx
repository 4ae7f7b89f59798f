import { createTexts } from '@crema/flow-form';
import accountMessages from 'virtual:crema-messages/all/account';
import loginMessages from 'virtual:crema-messages/all/login';
import { expect, test } from 'vitest';
import { show, showServerHtml } from '../../../design-system/test-support/show.tsx';
import { Account, accountForms } from './account.tsx';
import type { Answer } from './answer.ts';
import { Login } from './login.tsx';

const login = (answer?: Answer) => (
  <Login
    texts={createTexts('de-DE', loginMessages('de-DE'))}
    answer={answer}
    action="/log-in"
    register="/signup"
  />
);

test('a refused log-in keeps the address, and its fields are those of a password manager', async () => {
  const wrong = { email: 'erika@example.de', issues: [{ field: 'password', code: 'loginIsWrong' }] };
  const server = showServerHtml(login(wrong));
  const [email, password] = server.container.querySelectorAll('input');
  expect([email?.value, email?.autocomplete, password?.autocomplete, password?.value]).toEqual([
    'erika@example.de',
    'username',
    'current-password',
    '',
  ]);
  const described = password?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).toContain(
    'passen nicht zusammen',
  );
  await server.hydrate();
  expect(server.complaints).toEqual([]);
});

test('Enter presses the button that logs in, and not the one of a forgotten password', async () => {
  const { container } = await show(login());
  const buttons = [...container.querySelectorAll('button[type=submit]')];
  expect(buttons.map((button) => button.getAttribute('name'))).toEqual([null, 'forgotten']);
});

test('an account that the server cannot show is no log-out', async () => {
  const { container } = await show(
    <Account
      texts={createTexts('de-DE', accountMessages('de-DE'))}
      sessions={undefined}
      isChanged={false}
      answer={{ problem: 'unavailable' }}
      actions={{ password: '/a', sessions: '/b', logOut: '/c' }}
      links={{ login: '/login', consents: '/consents' }}
    />,
  );
  expect(container.textContent).toContain('Das klappt gerade nicht.');
  expect(container.textContent).not.toContain('melden Sie sich bitte an');
});

test('the forms of an account have the ids by which they get their token', async () => {
  const { container } = await show(
    <Account
      texts={createTexts('de-DE', accountMessages('de-DE'))}
      sessions={[{ id: '0', since: '1. Mai', isThis: true }]}
      isChanged={false}
      actions={{ password: '/a', sessions: '/b', logOut: '/c' }}
      links={{ login: '/login', consents: '/consents' }}
    />,
  );
  const forms = [...container.querySelectorAll('form')].map(({ id, method }) => [id, method]);
  expect(forms).toEqual(Object.values(accountForms).map((id) => [id, 'post']));
});
