import { hydrateRoot } from 'react-dom/client';
import { crema } from './brand/crema.ts';
import type { PageState } from './routes/page-state.ts';
import { loadServedScreen } from './routes/served-screen.ts';
import { App } from './shell/app.tsx';
import { loadView } from './shell/load-view.ts';
import { stateId } from './shell/serialise.ts';
import './styles.css';

const loadNavigation = async () => (await import('./shell/app-navigation.ts')).appNavigation;

/** Makes the served page React's; resolves once its listeners are in place. Called by the boot script. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = document.getElementById(stateId)?.textContent;
  if (!root || !data) return;
  const state: PageState = JSON.parse(data);
  const view = await loadView(state, loadServedScreen);
  await new Promise<void>((done) => {
    hydrateRoot(root, <App brand={crema} loadNavigation={loadNavigation} first={view} onReady={done} />);
  });
}
