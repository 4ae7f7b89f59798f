import { ButtonLink, Heading, Link, Stack, Text } from '@crema/design-system';
import { useFlow } from '@crema/flow-form';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

type Props = {
  /** Explains it in the shop's own words. @default the specification's */
  message?: ReactNode;
  /** Address of a page about coffee for companies. @default no button */
  coffeeService?: string | undefined;
  /** Address of 'back' without JavaScript, or if the window has no history. */
  home: string;
};

/**
 * Tells a company that the card is for private persons, names customer service, and links back (Registration §2, form 9). Sends
 * one event, which follows no action of the visitor.
 */
export function CardNotAvailable({ message, coffeeService, home }: Props) {
  const { texts, brand, onEvent } = useFlow();
  const tell = useEffectEvent(() => onEvent({ type: 'cardNoticeShown', flow: 'loyalty-card' }));
  useEffect(() => tell(), []);
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>{texts.t('card.notAvailable.headline')}</Heading>
      <Text size="lead">{message ?? texts.t('card.notAvailable.text')}</Text>
      <Text>
        <span>{`${texts.t('card.notAvailable.help')} `}</span>
        <Link href={brand.links.service}>{texts.t('action.customerService')}</Link>
      </Text>
      <div className="ds flex flex-wrap gap-6">
        {coffeeService && (
          <ButtonLink href={coffeeService} variant="primary">
            {texts.t('action.coffeeService')}
          </ButtonLink>
        )}
        <ButtonLink
          href={home}
          variant="quiet"
          onClick={(event) => {
            if (goBack()) event.preventDefault();
          }}
        >
          {texts.t('action.back')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/**
 * Closes a window that another one opened, or goes back in its history (Registration §2, form 9).
 * @returns false if the window has neither
 */
function goBack(): boolean {
  if (window.opener) {
    window.close();
    return true;
  }
  if (history.length < 2) return false;
  history.back();
  return true;
}
