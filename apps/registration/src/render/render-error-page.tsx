import { Heading, Link, Stack, Text } from '@crema/design-system';
import { siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { BuildAssets } from '@crema/page-shell/assets';
import {
  createMissingPage,
  lineMark,
  type MissingPages,
  type RenderedStatic,
  renderMarkup,
  renderStaticPage,
} from '@crema/page-shell/static-page';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import { pageTitle } from '../page/page-title.ts';
import type { ServedApp } from './served-app.tsx';

/** Renders the error page in the layout of a site: the status line as specified, all else in the reader's language. */
export async function renderErrorPage(
  build: BuildAssets,
  { brand, layouts }: ServedApp,
  site: SiteKey,
  status: number,
  message: string,
): Promise<RenderedStatic> {
  const texts = layoutTexts(brand, site);
  const screen = await renderMarkup(<ErrorPage texts={texts} status={status} message={message} />);
  return renderStaticPage(build, {
    page: 'error-page',
    status,
    lang: siteFor(site).locale,
    title: pageTitle(texts.t(status === 404 ? 'page.errorPage.title' : 'errorPage.internalTitle'), brand),
    body: layouts(site, { layout: 'default' })(screen),
  });
}

/** Renders the error page for what is not there, with a place for the specification's own line. */
const renderTemplate = (build: BuildAssets, app: ServedApp, site: SiteKey) =>
  renderErrorPage(build, app, site, 404, lineMark);

/** Renders the error page for what is not there on every site, when the app is built. */
export async function renderMissingPages(build: BuildAssets, app: ServedApp): Promise<MissingPages> {
  return Object.fromEntries(
    await Promise.all(siteKeys.map(async (site) => [site, await renderTemplate(build, app, site)] as const)),
  );
}

/** Creates a function that returns a site's page for what is not there, with the specification's line in it. */
export const missingPageOf = (build: BuildAssets, app: ServedApp, ready: MissingPages) =>
  createMissingPage<SiteKey>(ready, (site) => renderTemplate(build, app, site));

type Props = {
  texts: Texts;
  /** HTTP status; 404 has a help of its own. */
  status: number;
  /** The specification's own line, in English (Registration §8). */
  message: string;
};

/** The error page (Registration §2, form 12): the status line as specified, help and the way on in the reader's language. */
function ErrorPage({ texts, status, message }: Props) {
  const missing = status === 404;
  return (
    <Stack gap={6}>
      <Heading level={1}>{texts.t(missing ? 'page.errorPage.title' : 'errorPage.internalTitle')}</Heading>
      <Text size="lead">{texts.t(missing ? 'errorPage.help' : 'errorPage.internalHelp')}</Text>
      <Text tone="hint" lang="en">
        {message}
      </Text>
      <Link standalone href="/signup">
        {texts.t('errorPage.home')}
      </Link>
    </Stack>
  );
}
