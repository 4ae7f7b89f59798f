import { BenefitList, Heading, Stack } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { BrandDrawings } from '../brand/brand.ts';
import type { PanelName } from '../routes/route.ts';

type Props = {
  name: Exclude<PanelName, 'none'>;
  texts: Texts;
  drawings: BrandDrawings;
};

/** The panel that speaks for a flow beside its screen: a drawing and three short lines. */
export function Panel({ name, texts: { t }, drawings: { panels } }: Props) {
  switch (name) {
    case 'signup':
      return (
        <Stack gap={6}>
          <panels.signup />
          <Heading level={2} size={3}>
            {t('page.panel.headline')}
          </Heading>
          <BenefitList
            items={[
              { icon: 'cup', text: t('page.panel.first') },
              { icon: 'heart', text: t('page.panel.second') },
              { icon: 'tag', text: t('page.panel.third') },
            ]}
          />
        </Stack>
      );
    case 'card':
      return (
        <Stack gap={6}>
          <panels.card />
          <Heading level={2} size={3}>
            {t('page.cardPanel.headline')}
          </Heading>
          <BenefitList
            items={[
              { icon: 'heart', text: t('page.cardPanel.first') },
              { icon: 'tag', text: t('page.cardPanel.second') },
              { icon: 'card', text: t('page.cardPanel.third') },
            ]}
          />
        </Stack>
      );
    case 'checkout':
      return (
        <Stack gap={6}>
          <panels.checkout />
          <Heading level={2} size={3}>
            {t('page.checkoutPanel.headline')}
          </Heading>
          <BenefitList
            items={[
              { icon: 'edit', text: t('page.checkoutPanel.first') },
              { icon: 'card', text: t('page.checkoutPanel.second') },
              { icon: 'heart', text: t('page.checkoutPanel.third') },
            ]}
          />
        </Stack>
      );
  }
}
