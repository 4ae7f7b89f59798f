import { lostInput } from '../invariants/nothing-lost.ts';
import { openPage } from '../page.tsx';
import { startOf } from '../scene.ts';
import { settle, task, until } from '../settle.ts';
import type { World } from '../world.ts';

/** Ticks and passwords, which no draft keeps: they are given anew (decision 0025). */
const given = /^(?:password|cardMembership)$|^consents\.|\.companyInvoice$/;
/** Answers below a tick are there again with it. */
const hidden = /\.(?:companyType|companyName|companyTaxBranch|companyTaxNumber|taxNumber)$/;

const drafts = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('crema-draft'));

/** Starts with what is known of the customer, as a page that is new. */
export function forget(world: World): void {
  world.written = new Map(Object.entries(startOf(world.scene)));
  world.elsewhere = new Map();
}

/** Drafts are kept by code that comes when the form is entered; what asked for it first has it first. */
const draftIsKept = () => import('../../../flows/form/src/draft/start-draft.tsx').then(task);

/** The page goes and is loaded anew; nothing of it runs any more, and the tab keeps its storage. */
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
    // A draft keeps what was entered: what was emptied starts with what is known.
    if (given.test(name)) world.written.set(name, '');
    else if (world.written.get(name) === '') world.written.delete(name);
    else if (hidden.test(name)) world.written.delete(name);
  }
  // What the form remembers of the other side of Turkey's border is in no draft.
  world.elsewhere = new Map();
  await settle(world);
  await until(() => lostInput(world).length === 0);
}

/** The shopper loads the page anew. */
export async function reload(world: World): Promise<void> {
  await draftIsKept();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  await loadAnew(world);
}

/** The tab crashes, but not in the moment in which something is entered: the draft is a third of a second late (0025). */
export async function crash(world: World): Promise<void> {
  await draftIsKept();
  await new Promise((done) => setTimeout(done, 330));
  await loadAnew(world);
}

/** The shopper goes on and comes back to the page as it was left. */
export function comeBack(world: World): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  // A password is given anew by whoever comes back (decision 0025).
  world.written.set('password', '');
  // What was sent is not there a second time.
  if (world.state === 'left') {
    world.sent = world.written;
    empty(world);
  }
}

/** The form is reset: it holds what it began with. */
export function empty(world: World): void {
  world.written = new Map();
  world.elsewhere = new Map();
  if (world.state === 'left') world.state = 'editing';
}
