import { DesignSystemProvider } from '@crema/design-system';
import { createTexts } from '@crema/flow-form';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Brand } from '../brand/brand.ts';
import type { Pack } from '../packs/pack.ts';
import { tracking } from '../tracking/tracking.ts';
import { type Page, PageContext } from './page-context.tsx';
import { pageTitle } from './page-title.ts';
import { designSystemStrings } from './strings.ts';
import { useView } from './use-view.ts';
import type { View } from './view.ts';

type Props = {
  brand: Brand;
  pack: Pack;
  /** What the page shows when it is served. */
  first: View;
  /** Called once the page's listeners are in place. */
  onReady?: () => void;
};

/** The whole app of one site: texts, design system, tracking, and the view now shown. */
export function App({ brand, pack, first, onReady }: Props) {
  const { view, navigate } = useView(first);
  const [reports] = useState(() => tracking(brand, pack.site));
  const texts = useMemo(() => createTexts(pack.site.locale, pack.messages), [pack]);
  const strings = useMemo(() => designSystemStrings(texts), [texts]);
  const links = useMemo(() => brand.links(pack.site.key), [brand, pack]);
  const navigated = view !== first;
  const page: Page = {
    pack,
    texts,
    brand,
    links,
    route: view.route,
    state: view.state,
    reports,
    navigate,
    navigated,
  };

  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => ready(), []);
  useEffect(() => {
    if (navigated) document.title = pageTitle(texts.t(view.route.title), brand);
    reports.page(view.route);
  }, [texts, brand, reports, navigated, view.route]);

  return (
    <DesignSystemProvider strings={strings}>
      <PageContext value={page}>
        <view.Screen key={view.route.id} />
      </PageContext>
    </DesignSystemProvider>
  );
}
