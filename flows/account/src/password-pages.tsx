import { Button, ButtonLink, Form, Heading, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import { AnswerBanner } from './answer-banner.tsx';
import { type Answer, errorsOf } from './answer.ts';
import { EmailField } from './email-field.tsx';
import { FormEnd } from './form-end.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/**
 * The steps to a new password: ask for a link, its mail was sent, the link is too old or was used, and the new password itself.
 */
export type PasswordStep = 'ask' | 'sent' | 'old' | 'new';

/** The data and links of the pages for a new password. */
export interface PasswordPagesProps {
  readonly texts: Texts;
  readonly step: PasswordStep;
  /** The token of the link, for the step `new`. */
  readonly token?: string | undefined;
  readonly answer?: Answer | undefined;
  /** Addresses that the forms post to. */
  readonly actions: { readonly ask: string; readonly set: string };
  /** Address of the shop. */
  readonly shop: string;
  /** The page’s first heading, if the page has one of its own. @default a heading of the first level */
  readonly heading?: ReactNode;
}

/** Returns the key of a step’s heading. */
export const passwordTitle = (step: PasswordStep) =>
  step === 'ask' ? ('page.passwordPage.title' as const) : (`password.${step}.title` as const);

/** The pages of a forgotten password. They never say if an address has an account. */
export function PasswordPages({ texts, step, token, answer, actions, shop, heading }: PasswordPagesProps) {
  const { t } = texts;
  const errors = errorsOf(texts, answer);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        {heading ?? <Heading level={1}>{t(passwordTitle(step))}</Heading>}
        <Text size="lead">{t(`password.${step}.text`)}</Text>
      </Stack>
      <AnswerBanner texts={texts} answer={answer} />
      {(step === 'ask' || step === 'old') && (
        <Form id="password" method="post" action={actions.ask} errors={errors}>
          <Stack gap={6}>
            <EmailField texts={texts} email={answer?.email} />
            <FormEnd texts={texts}>
              <Button type="submit">{t('password.ask.action')}</Button>
            </FormEnd>
          </Stack>
        </Form>
      )}
      {step === 'new' && (
        <Form id="password" method="post" action={actions.set} errors={errors}>
          <Stack gap={6}>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField texts={texts} />
            <FormEnd texts={texts}>
              <Button type="submit">{t('password.new.action')}</Button>
            </FormEnd>
          </Stack>
        </Form>
      )}
      {step === 'sent' && (
        <div>
          <ButtonLink href={shop}>{t('address.success.next')}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
