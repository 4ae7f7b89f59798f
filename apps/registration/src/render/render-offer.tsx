import { ButtonLink, Heading, Stack, Text } from '@crema/design-system';
import { addressIn, type Embedding } from '@crema/embed/address';
import { siteFor } from '@crema/flow-domain';
import type { RenderedPage } from '@crema/page-contract';
import type { Texts } from '@crema/flow-form';
import type { BuildAssets } from '@crema/page-shell/assets';
import { renderMarkup, renderStaticPage } from '@crema/page-shell/static-page';
import { layoutTexts } from '../page-layout/layout-texts.ts';
import type { PageState } from '../routes/page-state.ts';
import { type Route, servedRoute } from '../routes/route.ts';
import { pageText, pageTitle } from '../page/page-title.ts';
import { besideOf } from './embedded-page.ts';
import type { ServedApp } from './served-app.tsx';

/** Renders the page of a frame without cookies, with a link that opens the form in a window. */
export async function renderOffer(
  build: BuildAssets,
  app: ServedApp,
  route: Route,
  visit: Omit<PageState, 'route'>,
  embedding: Embedding,
): Promise<RenderedPage> {
  const { brand, layouts } = app;
  const { site } = visit;
  const texts = layoutTexts(brand, site);
  const title = pageText(texts, route.title, brand);
  const popup = addressIn({ ...embedding, place: 'popup', offers: false }, embedding.path);
  const screen = await renderMarkup(<OfferPage texts={texts} title={title} popup={popup} />);
  return renderStaticPage(build, {
    page: 'embedded-offer',
    status: 200,
    lang: siteFor(site).locale,
    title: pageTitle(title, brand),
    body: layouts(site, { layout: route.layout, embedded: true })(screen),
    beside: besideOf(embedding, build, brand, { ...visit, route: servedRoute(route) }),
    embedder: embedding.host,
  });
}

type Props = {
  texts: Texts;
  /** The first heading: that of the page that is offered. */
  title: string;
  /** Address of the flow in a window of its own. */
  popup: string;
};

/**
 * The content of that page. A script opens a small window, and reports the result to the page around. Without the script, or if
 * the browser blocks the window, the link opens a tab.
 */
function OfferPage({ texts: { t }, title, popup }: Props) {
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
