import { lostInput } from '../invariants/nothing-lost.ts';
import { openPage } from '../page.tsx';
import { startOf } from '../scene.ts';
import { settle, task, until } from '../settle.ts';
import type { World } from '../world.ts';

/** Ticks and passwords, which no draft contains. The shopper gives them again (decision 0025). */
const given = /^(?:password|cardMembership)$|^consents\.|\.companyInvoice$/;
/** Fields below a tick, which appear again with it. */
const hidden = /\.(?:companyType|companyName|companyTaxBranch|companyTaxNumber|taxNumber)$/;

const drafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('crema-draft'));

/** Starts with the stored data of the customer, as a new page does. */
export function forget(world: World): void {
  world.written = new Map(Object.entries(startOf(world.scene)));
  world.elsewhere = new Map();
}

/** The code for drafts loads when the shopper enters the form. The first import resolves first. */
const draftIsKept = () => import('../../../flows/form/src/draft/start-draft.tsx').then(task);

/** Reloads the page. Its code no longer runs, and the tab keeps its storage. */
async function loadAnew(world: World): Promise<void> {
  const kept = drafts();
  world.page.close();
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  world.page = openPage(world.scene);
  world.calls = 0;
  world.events = 0;
  if (world.state === 'left') forget(world);
  world.state = 'editing';
  for (const name of world.written.keys()) {
    // A draft contains the entered values. A field that the shopper emptied starts with the stored data.
    if (given.test(name)) world.written.set(name, '');
    else if (world.written.get(name) === '') world.written.delete(name);
    else if (hidden.test(name)) world.written.delete(name);
  }
  // No draft contains the values that the form remembers of the other side of Turkey's border.
  world.elsewhere = new Map();
  await settle(world);
  await until(() => lostInput(world).length === 0);
}

/** The shopper reloads the page. */
export async function reload(world: World): Promise<void> {
  await draftIsKept();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  await loadAnew(world);
}

/** The tab crashes, but not just after an entry, because the draft is a third of a second late (0025). */
export async function crash(world: World): Promise<void> {
  await draftIsKept();
  await new Promise((done) => setTimeout(done, 330));
  await loadAnew(world);
}

/** The shopper continues and comes back through the back/forward cache. */
export function comeBack(world: World): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  // The shopper must give the password again after coming back (decision 0025).
  world.written.set('password', '');
  // After a successful submit, the values do not appear a second time.
  if (world.state === 'left') {
    world.sent = world.written;
    empty(world);
  }
}

/** The form resets to its initial values. */
export function empty(world: World): void {
  world.written = new Map();
  world.elsewhere = new Map();
  if (world.state === 'left') world.state = 'editing';
}
