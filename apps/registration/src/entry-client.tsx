import { hydratePage, loadServedScreen } from '@crema/page-shell/served-page';
import { brand } from './brand/chosen.ts';
import type { PageState } from './routes/page-state.ts';
import { App } from './page/app.tsx';
import { loadView } from './page/load-view.ts';
import './styles.css';

const loadNavigation = async () => (await import('./page/app-navigation.ts')).appNavigation;

const loadScreen = loadServedScreen(async (id) => (await loadNavigation()).loadScreen(id));

/** Hydrates the served page. Called by the boot script. */
export const hydrate = () =>
  hydratePage({
    load: (state: PageState) => loadView(state, loadScreen),
    render: (view, onReady) => (
      <App brand={brand} loadNavigation={loadNavigation} first={view} onReady={onReady} />
    ),
    loadLast: () => import('./page/app-builds.ts'),
  });
