import { ButtonLink, Heading, Stack, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

type Props = {
  texts: Texts;
  /** The first heading: that of the page that is offered. */
  title: string;
  /** Address of the flow in a window of its own. */
  popup: string;
};

/**
 * What a frame without cookies shows in place of a form: the way to the same form in a window. A script opens a small one and tells
 * the page around what came of it; without it, or where it is refused, the link opens a tab.
 */
export function OfferPage({ texts: { t }, title, popup }: Props) {
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{t('page.embedded.text')}</Text>
      <ButtonLink href={popup} target="_blank" rel="opener" data-popup="" variant="primary">
        {t('page.embedded.open')}
      </ButtonLink>
      <output>
        <Text>
          <span hidden data-done="">
            {t('page.embedded.done')}
          </span>
        </Text>
      </output>
    </Stack>
  );
}
