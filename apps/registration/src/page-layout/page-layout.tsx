import { PopupLayout } from '@crema/design-system';
import { CommunityLogo } from '@crema/flow-community';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import type { BrandDrawings, BrandLinks } from '../brand/brand.ts';
import type { PanelName, Route } from '../routes/route.ts';
import { LegalLinks } from './legal-links.tsx';
import { Panel } from './panel.tsx';
import { ShopLayout } from './shop-layout.tsx';

type Props = {
  layout: Route['layout'];
  /** True if the page is embedded in another one. @default false */
  embedded?: boolean | undefined;
  /** The panel beside the screen. @default 'signup' in the shop's layout, nothing without one */
  panel?: PanelName | undefined;
  texts: Texts;
  /** The brand's name. */
  name: string;
  links: BrandLinks;
  /** True if the brand asks visitors for consent, so that they can change their choice. */
  hasConsent: boolean;
  /** The link to the page's other language. */
  language: string;
  drawings: BrandDrawings;
  /** The part of the page that changes. */
  children: ReactNode;
};

/**
 * The frame of a screen (Registration §2): the shop's header, panel and footer, or only a panel on a wide screen. A popup has the
 * community's logo, and room for the button that closes the window. An embedded page is as high as its content. Pages without a
 * footer end with links to privacy and imprint.
 */
export function PageLayout({ layout, embedded = false, panel, language, children, ...shop }: Props) {
  if (embedded) {
    return (
      <main id="main" tabIndex={-1} className="ds bg-page px-6 py-6 s:px-4">
        <div className="ds relative mx-auto flex max-w-form flex-col gap-6">
          {layout === 'popup' && <CommunityLogo label={shop.texts.t('community.logo.alt')} />}
          {children}
        </div>
        <div className="ds mx-auto max-w-form">
          <LegalLinks {...shop} />
        </div>
      </main>
    );
  }
  switch (layout) {
    case 'default':
      return (
        <ShopLayout
          {...shop}
          language={language}
          panel={panel !== 'none' && <Panel {...shop} name={panel ?? 'signup'} />}
        >
          {children}
        </ShopLayout>
      );
    case 'popup':
      return (
        <PopupLayout>
          {language}
          <div className="relative flex flex-col gap-6">
            <CommunityLogo label={shop.texts.t('community.logo.alt')} />
            {children}
          </div>
          <LegalLinks {...shop} />
        </PopupLayout>
      );
    case 'none': {
      const hasPanel = panel !== undefined && panel !== 'none';
      return (
        <div className="ds min-h-dvh bg-page">
          <div className="ds mx-auto flex w-full max-w-page flex-wrap items-start gap-8 px-8 py-10 s:p-0">
            <main
              id="main"
              tabIndex={-1}
              className={`ds ds-page-card xl:max-w-none ${hasPanel ? '' : 'flex-1'}`}
              data-beside={hasPanel ? '' : undefined}
            >
              <div className="ds mx-auto max-w-form">
                {language}
                {children}
                <LegalLinks {...shop} />
              </div>
            </main>
            {hasPanel && (
              <aside className="ds sticky top-8 w-panel max-w-full self-start rounded-card bg-panel p-8 xl:hidden">
                <Panel {...shop} name={panel} />
              </aside>
            )}
          </div>
        </div>
      );
    }
  }
}
