import { Button, Heading, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { useId } from 'react';

/** A session of a customer, in words. */
export interface ShownSession {
  /** A text that no other session of the list has. */
  readonly id: string;
  /** The name of the device, such as `Firefox, Windows`. @default it is not known */
  readonly device?: string | undefined;
  /** The day on which it began, in words. */
  readonly since: string;
  /** True for the session that the page belongs to. */
  readonly isThis: boolean;
}

type Props = {
  texts: Texts;
  sessions: readonly ShownSession[];
  /** Id of the form. */
  form: string;
  action: string;
};

/** The devices on which a customer is logged in, and the button that ends all their sessions. */
export function Sessions({ texts: { t }, sessions, form, action }: Props) {
  const id = useId();
  return (
    <Stack gap={4}>
      <Heading level={2} id={id}>
        {t('ownAccount.sessions.title')}
      </Heading>
      <ul className="ds flex flex-col gap-4" aria-labelledby={id}>
        {sessions.map(({ id: key, device, since, isThis }) => (
          <li key={key}>
            <Text strong={isThis}>{device ?? t('ownAccount.sessions.unknown')}</Text>
            <Text size="small" tone={isThis ? 'success' : 'hint'}>
              {isThis ? t('ownAccount.sessions.this') : t('ownAccount.sessions.since', { date: since })}
            </Text>
          </li>
        ))}
      </ul>
      <form id={form} method="post" action={action}>
        <Button type="submit" variant="secondary">
          {t('ownAccount.sessions.end')}
        </Button>
      </form>
    </Stack>
  );
}
