import { placeOf } from '@crema/flow-domain/embedding';

/**
 * Opens links that leave the flow in a tab of their own: the shop's pages are shown in no frame, and a form that is being filled in
 * is not to be lost over its conditions.
 * @param shop address of the shop's start page, or of its checkout: where the flow leads
 * @param onLeave called when the shopper goes on to the shop
 */
export function leadOut(shop: string, onLeave: () => void): void {
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target) return;
    if (link.origin === location.origin && placeOf(link.pathname).place === 'frame') return;
    link.target = '_blank';
    link.rel = 'noopener';
  };
  // Before the browser follows it, however it was pressed.
  for (const type of ['click', 'auxclick', 'focusin', 'pointerover']) addEventListener(type, lead, true);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === shop) onLeave();
  });
}
