import { siteFor } from '@crema/flow-domain';
import { createTexts } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import accountMessages from 'virtual:crema-messages/all/account';
import loginMessages from 'virtual:crema-messages/all/login';
import passwordMessages from 'virtual:crema-messages/all/password';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { Account } from './account.tsx';
import type { Answer } from './answer.ts';
import { Login } from './login.tsx';
import { PasswordPages, type PasswordStep } from './password-pages.tsx';

type Args = {
  page: 'login' | 'account' | PasswordStep;
  answer: Answer;
  after?: 'renewed' | 'ended';
};

const actions = { ask: '#ask', set: '#set', password: '#change', sessions: '#end', logOut: '#log-out' };

const framed = (children: ReactNode) => <div className="mx-auto max-w-form p-6">{children}</div>;

const meta: Meta<Args> = {
  title: 'Flows/Account',
  args: { page: 'login', answer: {} },
  render: ({ page, answer, after }, { globals }) => {
    const { locale } = siteFor(siteOfStory(globals));
    const day = (date: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
    if (page === 'login')
      return framed(
        <Login
          texts={createTexts(locale, loginMessages(locale))}
          after={after}
          answer={answer}
          action="#login"
          register="#register"
        />,
      );
    if (page === 'account')
      return framed(
        <Account
          texts={createTexts(locale, accountMessages(locale))}
          sessions={[
            { id: '0', device: 'Firefox, Linux', since: day('2026-11-20'), isThis: true },
            { id: '1', device: 'Safari, iOS', since: day('2026-11-02'), isThis: false },
            { id: '2', since: day('2026-10-30'), isThis: false },
          ]}
          isChanged={false}
          answer={answer}
          actions={actions}
          links={{ login: '#login', consents: '#consents' }}
        />,
      );
    return framed(
      <PasswordPages
        texts={createTexts(locale, passwordMessages(locale))}
        step={page}
        token="token-of-the-link"
        answer={answer}
        actions={actions}
        shop="#shop"
      />,
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** The log-in. */
export const LogIn: Story = {};

/** The same in Turkish. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** The address and the password do not belong together. */
export const Wrong: Story = {
  args: { answer: { email: 'erika@example.de', issues: [{ field: 'password', code: 'loginIsWrong' }] } },
};

/** Too many attempts. */
export const TooOften: Story = { args: { answer: { email: 'erika@example.de', problem: 'rateLimited' } } };

/** After a new password. */
export const Renewed: Story = { args: { after: 'renewed' } };

/** A forgotten password. */
export const Forgotten: Story = { args: { page: 'ask' } };

/** The mail was sent. */
export const Sent: Story = { args: { page: 'sent' } };

/** The link is too old, and a new one can be had. */
export const Old: Story = { args: { page: 'old' } };

/** A new password, in Hungarian. */
export const NewPassword: Story = { args: { page: 'new' }, globals: { locale: 'hu-HU' } };

/** The password and the sessions of a customer. */
export const Sessions: Story = { args: { page: 'account' } };

/** The present password is wrong, and the new one is too short. */
export const ChangeRefused: Story = {
  args: {
    page: 'account',
    answer: {
      issues: [
        { field: 'current', code: 'currentPasswordIsWrong' },
        { field: 'password', code: 'passwordMinLength', params: { min: 8 } },
      ],
    },
  },
};
