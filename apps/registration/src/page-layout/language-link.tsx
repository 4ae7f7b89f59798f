import { Link } from '@crema/design-system';
import { otherLanguagesOf, siteFor, type SiteKey } from '@crema/flow-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../brand/brand.ts';
import type { Route } from '../routes/route.ts';
import { layoutTexts } from './layout-texts.ts';

/** A page that may have a link to its other language. */
interface LinkedPage {
  readonly site: SiteKey;
  readonly route: Pick<Route, 'layout' | 'form'>;
  /** Path and query of the page. */
  readonly address: string;
  /** True if the page is served on a host that shows this site alone. */
  readonly ownHost: boolean;
}

/** Returns the address of a page on another site of its country. */
function addressOn(brand: Pick<Brand, 'origin'>, other: SiteKey, { address, ownHost }: LinkedPage): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.delete('locale');
  if (ownHost) searchParams.delete('site');
  else searchParams.set('site', other);
  const query = searchParams.toString();
  return `${ownHost ? brand.origin(other) : ''}${pathname}${query && `?${query}`}`;
}

/**
 * Returns the markup of the link to a page in the other language of its country, in that language. Returns an empty text for a
 * country with one language. A draft cannot follow to another host, so a link to one says that the form begins again.
 */
export function languageLink(brand: Brand, page: LinkedPage): string {
  const { site, route, ownHost } = page;
  const [other] = otherLanguagesOf(site);
  if (!other) return '';
  const { locale } = siteFor(other);
  const { t } = layoutTexts(brand, other);
  const link = (
    <Link
      standalone
      href={addressOn(brand, other, page)}
      lang={locale}
      hrefLang={locale}
      data-languages={`${site} ${other}`}
    >
      {t(ownHost && route.form ? 'page.language.anew' : 'page.language.link')}
    </Link>
  );
  return renderToStaticMarkup(
    route.layout === 'default' ? link : <div className="flex justify-end pb-4">{link}</div>,
  );
}
