import { Banner, Button, Form, Heading, Link, PasswordField, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import { AnswerBanner } from './answer-banner.tsx';
import { type Answer, errorsOf } from './answer.ts';
import { EmailField } from './email-field.tsx';
import { FormEnd } from './form-end.tsx';

/** The data and links of the log-in. */
export interface LoginProps {
  readonly texts: Texts;
  /** The last step: a new password was set, or the customer logged out on every device. */
  readonly after?: 'renewed' | 'ended' | undefined;
  readonly answer?: Answer | undefined;
  /** Address that the form posts to. The button of a forgotten password sends `forgotten` as well. */
  readonly action: string;
  /** Address of the page for newcomers. */
  readonly register: string;
  /** The page’s first heading, if the page has one of its own. @default a heading of the first level */
  readonly heading?: ReactNode;
}

/**
 * The log-in of a customer. Its form goes to the server, with JavaScript and without it. A forgotten password is a button of the same form,
 * so that the e-mail address goes along.
 */
export function Login({ texts, after, answer, action, register, heading }: LoginProps) {
  const { t } = texts;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        {heading ?? <Heading level={1}>{t('page.loginPage.title')}</Heading>}
        {!after && <Text size="lead">{t('login.intro')}</Text>}
      </Stack>
      {after && <Banner tone="success">{t(`login.${after}`)}</Banner>}
      <AnswerBanner texts={texts} answer={answer} />
      <Form id="login" method="post" action={action} errors={errorsOf(texts, answer)}>
        <Stack gap={6}>
          <EmailField texts={texts} email={answer?.email} />
          <PasswordField
            name="password"
            label={t('field.password.label')}
            autoComplete="current-password"
            required
          />
          <FormEnd texts={texts}>
            <Button type="submit">{t('action.login')}</Button>
            <Button type="submit" variant="quiet" name="forgotten" value="on">
              {t('login.forgotten')}
            </Button>
          </FormEnd>
        </Stack>
      </Form>
      <Text>
        <span>{`${t('login.question')} `}</span>
        <Link href={register}>{t('action.register')}</Link>
      </Text>
    </Stack>
  );
}
