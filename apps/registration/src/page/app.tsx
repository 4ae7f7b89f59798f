import { DesignSystemProvider } from '@crema/design-system';
import { designSystemStrings, inTime } from '@crema/flow-form';
import { useView } from '@crema/page-shell/use-view';
import { useEffect, useMemo, useState } from 'react';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';
import { noReports, tracking } from '../tracking/tracking.ts';
import { type Page, PageContext } from './page-context.tsx';
import { pageText, pageTitle } from './page-title.ts';
import type { View } from './load-view.ts';
import type { AppNavigation } from './navigation.ts';

type Props = {
  brand: Brand;
  /** Fetches the navigation to the app's other pages. Without it the server shows them. */
  loadNavigation?: (() => Promise<AppNavigation>) | undefined;
  /** The view of the served page. */
  first: View;
  /** Called once the page's listeners are in place. */
  onReady?: () => void;
};

/** The whole app of one site: texts, design system, tracking, and the view now shown. */
export function App({ brand, loadNavigation, first, onReady }: Props) {
  const { view, prepare, navigate } = useView(first, inTime, loadNavigation);
  const { pack, state } = view;
  const { route } = state;
  const framed = route.under !== undefined;
  const [reports] = useState(() => (framed ? noReports : tracking(brand, first.pack.site)));
  const texts = useMemo(() => textsOf(brand, pack.site.locale, pack), [brand, pack]);
  const strings = useMemo(() => designSystemStrings(texts), [texts]);
  const links = useMemo(() => brand.links(pack.site.key), [brand, pack]);
  const navigated = view !== first;
  const page: Page = {
    pack,
    texts,
    brand,
    links,
    route,
    state,
    reports,
    prepare,
    navigate,
    navigated,
  };

  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    if (navigated) document.title = pageTitle(pageText(texts, route.title, brand), brand);
    reports.page(route);
  }, [texts, brand, reports, navigated, route]);

  return (
    <DesignSystemProvider strings={strings}>
      <PageContext value={page}>
        <view.Screen key={route.id} />
      </PageContext>
    </DesignSystemProvider>
  );
}
