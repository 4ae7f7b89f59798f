import { Banner, Button, ButtonLink, Stack, Text } from '@crema/design-system';
import type { ConsentKind } from '@crema/flow-domain';
import { ConsentItem } from './consent-item.tsx';
import { type ConsentsProps, logOutForm } from './consents-props.ts';
import { FormErrorBanner, type Problem } from './form-error.tsx';

type Props = Omit<ConsentsProps, 'consents'> & {
  /** Every consent that the customer was asked for. `undefined` if they cannot be fetched. */
  consents: ConsentsProps['consents'] | undefined;
  /** The consent that a posted form has just withdrawn. */
  withdrawn?: ConsentKind | undefined;
  /** The consent that a posted form has just given. */
  given?: ConsentKind | undefined;
  /** The form error of a posted form. */
  problem?: Problem | undefined;
  /** Address of the shop. */
  shop: string;
  /** Called when the customer logs out. The log-out is always a posted form. */
  onLogOut?: (() => void) | undefined;
};

/** Returns the words after a consent was given: thanks, or that a mail asks for its confirmation. */
const givenText = ({ t }: Props['texts'], given: ConsentKind, consents: Props['consents'] = []) =>
  consents.some(({ kind, state }) => kind === given && state === 'pending')
    ? t('consents.asked')
    : t('consents.given', { consent: t(`consents.kind.${given}`) });

/**
 * The consents of a customer, each with a button that withdraws it as easily as it was given (GDPR Art. 7(3)). Every button is a
 * form of its own, so that it works without JavaScript. With JavaScript only the consent changes.
 */
export function CustomerConsents({ consents, withdrawn, given, problem, shop, onLogOut, ...props }: Props) {
  const { texts, links, actions } = props;
  const { t } = texts;
  return (
    <Stack gap={6}>
      {withdrawn && (
        <Banner tone="success">{t('consents.done', { consent: t(`consents.kind.${withdrawn}`) })}</Banner>
      )}
      {given && <Banner tone="success">{givenText(texts, given, consents)}</Banner>}
      {problem && <FormErrorBanner texts={texts} problem={problem} login={links.login} />}
      {consents === undefined && <Banner tone="error">{t('consents.unavailable')}</Banner>}
      {consents?.length === 0 && <Text>{t('consents.none')}</Text>}
      <div>
        {consents && consents.length > 0 && (
          <ul className="ds">
            {consents.map((consent) => (
              <ConsentItem key={consent.kind} {...props} consent={consent} />
            ))}
          </ul>
        )}
        <div className="ds flex flex-wrap gap-3 border-t-thin border-hairline py-8">
          <ButtonLink href={shop}>{t('address.success.next')}</ButtonLink>
          <form
            id={logOutForm}
            method="post"
            action={actions.logOut}
            onSubmit={onLogOut}
            className="ds s:w-full"
          >
            <Button type="submit" variant="quiet">
              {t('action.logout')}
            </Button>
          </form>
        </div>
      </div>
    </Stack>
  );
}
