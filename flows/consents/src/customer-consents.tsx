import { Banner, Button, ButtonLink, Stack, Text } from '@crema/design-system';
import type { ConsentKind } from '@crema/flow-domain';
import { ConsentItem } from './consent-item.tsx';
import type { ConsentsProps } from './consents-props.ts';
import { type Problem, FormErrorBanner } from './form-error.tsx';
import { logOutForm } from './shown-consent.ts';

type Props = Omit<ConsentsProps, 'consents'> & {
  /** Every consent the customer was asked for; `undefined` where they cannot be had. */
  consents: ConsentsProps['consents'] | undefined;
  /** What a form that was posted has just taken back. */
  withdrawn?: ConsentKind | undefined;
  /** Why a form that was posted could not be taken. */
  problem?: Problem | undefined;
  /** Where it goes on from here. */
  shop: string;
  /** Called when the customer logs out, which is always a form that is posted. */
  onLogOut?: (() => void) | undefined;
};

/**
 * What a customer has consented to, and how it is taken back: as easily as it was given (GDPR Art. 7(3)). Every button is a
 * form of its own, so that it works without JavaScript; with it nothing but the consent changes.
 */
export function CustomerConsents({ consents, withdrawn, problem, shop, onLogOut, ...props }: Props) {
  const { texts, links, actions } = props;
  const { t } = texts;
  return (
    <Stack gap={6}>
      {withdrawn && (
        <Banner tone="success">{t('consents.done', { consent: t(`consents.kind.${withdrawn}`) })}</Banner>
      )}
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
