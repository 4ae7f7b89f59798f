// Runs in a page of the development server. React renders only the screen and updates it itself. The frame around it is the
// server's HTML. When a change may have touched the frame, this script fetches it again and puts it around the screen. The
// screen stays as it is, with everything that was typed.

const leadsToScreen = (element: Element) => element.id === 'app' || element.querySelector('#app') !== null;
const towardsScreen = (parent: Element) => [...parent.children].find(leadsToScreen);

/** Returns the HTML around the screen, for a comparison. */
function frameOf(body: Element): string {
  const copy = towardsScreen(body)?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  copy.querySelector('#app')?.replaceChildren();
  return copy.outerHTML;
}

/** Replaces the attributes and child nodes of an element, except the child that leads to the screen. */
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
