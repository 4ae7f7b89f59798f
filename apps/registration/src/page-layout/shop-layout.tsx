import { consentHash } from '@crema/consent-banner/tool';
import { DefaultLayout, Link } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import type { ReactNode } from 'react';
import type { BrandDrawings, BrandLinks } from '../brand/brand.ts';

type Props = {
  texts: Texts;
  /** The brand's name. */
  name: string;
  links: BrandLinks;
  /** True if the brand asks visitors for consent, so that they can change their choice. */
  hasConsent: boolean;
  /** The link to the page's other language. */
  language: string;
  drawings: BrandDrawings;
  /** The panel beside the screen. */
  panel: ReactNode;
  /** The part of the page that changes. */
  children: ReactNode;
};

/**
 * The frame of a screen in the shop's layout: the brand's header, the panel with the benefits of a membership, and the footer. It is
 * rendered to HTML once and never hydrated, because nothing in it changes.
 */
export function ShopLayout({ texts, name, links, drawings, hasConsent, language, panel, children }: Props) {
  const { t } = texts;
  return (
    <DefaultLayout
      skipLabel={t('page.skip')}
      logo={<Logo href={links.shop} label={t('page.brand', { name })} name={name} Mark={drawings.Mark} />}
      headerEnd={language}
      panel={panel}
      footer={
        <nav aria-label={t('page.footer.label')} className="flex flex-wrap gap-x-6 gap-y-2">
          <Link standalone href={links.privacy}>
            {t('page.footer.privacy')}
          </Link>
          <Link standalone href={links.terms}>
            {t('page.footer.terms')}
          </Link>
          <Link standalone href={links.imprint}>
            {t('page.footer.imprint')}
          </Link>
          <Link standalone href={links.service}>
            {t('page.footer.service')}
          </Link>
          <Link standalone href="/consents">
            {t('page.consentsPage.title')}
          </Link>
          {hasConsent && (
            <Link standalone href={consentHash}>
              {t('page.footer.cookies')}
            </Link>
          )}
        </nav>
      }
    >
      {children}
    </DefaultLayout>
  );
}

type LogoProps = {
  /** The shop's start page. */
  href: string;
  /** Text of the link for screen readers. */
  label: string;
  /** The word mark. */
  name: string;
  Mark: BrandDrawings['Mark'];
};

/** The brand's mark: the drawing and the name. */
function Logo({ href, label, name, Mark }: LogoProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className="ds inline-flex min-h-target items-center gap-3 rounded-control text-ink"
    >
      <Mark />
      <span className="font-heading text-h3 font-display">{name}</span>
    </a>
  );
}
