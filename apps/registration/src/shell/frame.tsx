import { BenefitList, CoffeeCup, DefaultLayout, Heading, Link, Stack } from '@crema/design-system';
import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { usePage } from './page-context.tsx';

type Props = {
  children: ReactNode;
};

/** The page around a screen: the brand's header, the panel that says what membership gives, and the legal links. */
export function Frame({ children }: Props) {
  const { texts, brand, links } = usePage();
  const { t } = texts;
  return (
    <DefaultLayout
      skipLabel={t('page.skip')}
      logo={<Logo href={links.shop} label={t('page.brand', { name: brand.name })} name={brand.name} />}
      panel={<Panel />}
      footer={
        <nav aria-label={t('page.footer.label')} className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={links.privacy}>{t('page.footer.privacy')}</Link>
          <Link href={links.terms}>{t('page.footer.terms')}</Link>
          <Link href={links.imprint}>{t('page.footer.imprint')}</Link>
          <Link href={links.service}>{t('page.footer.service')}</Link>
        </nav>
      }
    >
      {children}
    </DefaultLayout>
  );
}

function Panel() {
  const { t } = usePage().texts;
  return (
    <Stack gap={6}>
      <CoffeeCup />
      <Heading level={2} size={3}>
        {t('page.panel.headline')}
      </Heading>
      <BenefitList
        items={[
          { icon: 'cup', text: t('page.panel.order') },
          { icon: 'heart', text: t('page.panel.beans') },
          { icon: 'tag', text: t('page.panel.offers') },
        ]}
      />
    </Stack>
  );
}
