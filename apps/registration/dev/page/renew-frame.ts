// Runs in a page of the development server. React has the screen alone and renews that itself; what stands around it is the
// server's HTML. When a change may have touched that, it is asked for anew and put around the screen, which stays what it is,
// with all that was typed.

const leadsToScreen = (element: Element) => element.id === 'app' || element.querySelector('#app') !== null;
const towardsScreen = (parent: Element) => [...parent.children].find(leadsToScreen);

/** What stands around the screen, to be compared. */
function frameOf(body: Element): string {
  const copy = towardsScreen(body)?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelector('#app')?.replaceChildren();
  return copy.outerHTML;
}

/** Puts everything in place of the old, but for the way to the screen. */
function renew(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  const [way, freshWay] = [towardsScreen(old), towardsScreen(fresh)];
  if (old.id === 'app' || !way || !freshWay) return;
  for (const node of Array.from(old.childNodes)) if (node !== way) node.remove();
  const nodes = [...fresh.childNodes];
  const place = nodes.indexOf(freshWay);
  way.before(...nodes.slice(0, place));
  way.after(...nodes.slice(place + 1));
  renew(way, freshWay);
}

let shown = frameOf(document.body);

async function ask(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-store', headers: { Accept: 'text/html' } });
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const frame = frameOf(body);
  const [old, fresh] = [towardsScreen(document.body), towardsScreen(body)];
  if (!old || !fresh || frame === shown) return;
  shown = frame;
  renew(old, fresh);
}

const renewFrame = () => void ask().catch(() => {});
import.meta.hot?.on('vite:afterUpdate', renewFrame);
import.meta.hot?.on('crema:frame', renewFrame);
