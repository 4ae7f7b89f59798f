import type { RenderedPage } from '@crema/flow-domain';
import { type BuildAssets, staticAssets } from '../shell/assets.ts';
import { contentSecurityPolicy } from '../shell/csp.ts';
import { renderDocument } from '../shell/document.ts';

/** A page that React never sees. */
interface StaticPage {
  /** Name of the page, by which the build finds its style. */
  readonly page: 'error-page' | 'page-list';
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
}

/** Renders a page without scripts, which no search engine lists. */
export async function renderStaticPage(
  build: BuildAssets,
  { page, status, ...parts }: StaticPage,
): Promise<RenderedPage> {
  const assets = staticAssets(build, page);
  const html = renderDocument({ ...parts, assets });
  return { status, html, csp: await contentSecurityPolicy(assets) };
}
