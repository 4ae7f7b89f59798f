import type { RenderedPage } from '@crema/flow-domain';
import { type BuildAssets, staticAssets } from '../shell/assets.ts';
import { contentSecurityPolicy } from '../shell/csp.ts';
import { renderDocument, type ScriptBeside } from '../shell/document.ts';

/** A page that React never sees. */
interface StaticPage {
  /** Name of the page, by which the build finds its style. */
  readonly page: 'error-page' | 'page-list' | 'embedded-offer';
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  readonly beside?: ScriptBeside | undefined;
  /** Origin of the page that may frame it. @default nobody's */
  readonly embedder?: string | undefined;
}

/** Renders a page that React never sees, and that no search engine lists. */
export async function renderStaticPage(
  build: BuildAssets,
  { page, status, embedder, ...parts }: StaticPage,
): Promise<RenderedPage> {
  const assets = staticAssets(build, page);
  const html = renderDocument({ ...parts, assets });
  return {
    status,
    html,
    csp: await contentSecurityPolicy(assets, { embedder }),
    ...(embedder !== undefined && { isFrameable: true }),
  };
}
