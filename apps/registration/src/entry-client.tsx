import { hydrateRoot } from 'react-dom/client';
import { crema } from './brand/crema.ts';
import { loadPack } from './packs/index.ts';
import type { PageState } from './routes/page-state.ts';
import { resolve } from './routes/resolve.ts';
import { App } from './shell/app.tsx';
import { stateId } from './shell/serialise.ts';
import { viewOf } from './shell/view.ts';
import './styles.css';

/** Makes the served page React's; resolves once its listeners are in place. Called by the boot script. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = document.getElementById(stateId)?.textContent;
  if (!root || !data) return;
  const state: PageState = JSON.parse(data);
  const to = resolve(new URL(state.path, location.href), false);
  if (to.kind !== 'page') return;
  const [pack, view] = await Promise.all([loadPack(state.site), viewOf(to.route, state)]);
  await new Promise<void>((done) => {
    hydrateRoot(root, <App brand={crema} pack={pack} first={view} onReady={done} />);
  });
}
