import {
  Banner,
  Button,
  ButtonLink,
  Form,
  Heading,
  Link,
  PasswordField,
  Stack,
  Text,
} from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import { AnswerBanner } from './answer-banner.tsx';
import { type Answer, errorsOf } from './answer.ts';
import { FormEnd } from './form-end.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Sessions, type ShownSession } from './sessions.tsx';

/** Ids of the page’s forms. Each is posted with the customer’s token. */
export const accountForms = {
  password: 'change-password',
  sessions: 'end-sessions',
  logOut: 'log-out',
} as const;

/** The data and links of a customer’s account. */
export interface AccountProps {
  readonly texts: Texts;
  /** The customer’s sessions, the newest first. `undefined` for a visitor who is not logged in. */
  readonly sessions: readonly ShownSession[] | undefined;
  /** True if the password was changed just now. */
  readonly isChanged: boolean;
  readonly answer?: Answer | undefined;
  /** Addresses that the forms post to. */
  readonly actions: Readonly<Record<keyof typeof accountForms, string>>;
  readonly links: Readonly<Record<'login' | 'consents', string>>;
  /** The page’s first heading, if the page has one of its own. @default a heading of the first level */
  readonly heading?: ReactNode;
  /** Called when the customer logs out. The log-out is always a posted form. */
  readonly onLogOut?: (() => void) | undefined;
}

/** The password and the sessions of a customer. All its forms go to the server, with JavaScript and without it. */
export function Account({
  texts,
  sessions,
  isChanged,
  answer,
  actions,
  links,
  heading,
  onLogOut,
}: AccountProps) {
  const { t } = texts;
  const first = heading ?? <Heading level={1}>{t('page.accountPage.title')}</Heading>;
  // The server cannot say who the customer is, which is no log-out.
  const isAway = answer?.problem === 'unavailable';
  if (!sessions)
    return (
      <Stack gap={6}>
        <Stack gap={2}>
          {first}
          {isAway ? (
            <AnswerBanner texts={texts} answer={answer} />
          ) : (
            <Text size="lead">{t('ownAccount.loggedOut')}</Text>
          )}
        </Stack>
        <div>
          <ButtonLink href={links.login} variant="primary">
            {t('action.login')}
          </ButtonLink>
        </div>
      </Stack>
    );
  return (
    <Stack gap={10}>
      <Stack gap={6}>
        {first}
        {isChanged && <Banner tone="success">{t('ownAccount.changed')}</Banner>}
        <AnswerBanner texts={texts} answer={answer} />
      </Stack>
      <Stack gap={4}>
        <Heading level={2}>{t('ownAccount.password.title')}</Heading>
        <Form
          id={accountForms.password}
          method="post"
          action={actions.password}
          errors={errorsOf(texts, answer)}
        >
          <Stack gap={6}>
            <PasswordField
              name="current"
              label={t('ownAccount.password.current')}
              autoComplete="current-password"
              required
            />
            <NewPasswordField texts={texts} />
            <FormEnd texts={texts}>
              <Button type="submit">{t('password.new.action')}</Button>
            </FormEnd>
          </Stack>
        </Form>
      </Stack>
      <Sessions texts={texts} sessions={sessions} form={accountForms.sessions} action={actions.sessions} />
      <div className="ds flex flex-wrap gap-3 border-t-thin border-hairline py-8">
        <Link standalone href={links.consents}>
          {t('page.consentsPage.title')}
        </Link>
        <form id={accountForms.logOut} method="post" action={actions.logOut} onSubmit={onLogOut}>
          <Button type="submit" variant="quiet">
            {t('action.logout')}
          </Button>
        </form>
      </div>
    </Stack>
  );
}
