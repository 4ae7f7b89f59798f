import { labelsOf } from '../../stories/checks/focus-ring.ts';
import { isShown, named } from '../../stories/checks/visible.ts';

const FIELDS = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';

const fields = () => Array.from(document.querySelectorAll(FIELDS)).filter((field) => field.checkVisibility());

/** Returns fields without a visible label of their own or of their group. */
export const unlabelled = (): string[] =>
  fields()
    .filter((field) => {
      const legend = field.closest('fieldset')?.querySelector('legend');
      return ![...labelsOf(field), ...(legend ? [legend] : [])].some(
        (label) => isShown(label) && label.textContent.trim() !== '',
      );
    })
    .map(named);

/** Returns the links that have the same words and lead to different pages. */
export function doubledLinks(): string[] {
  const leads = new Map<string, string>();
  return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    .filter(isShown)
    .flatMap((link) => {
      const words = (link.getAttribute('aria-label') ?? link.textContent).trim();
      const other = leads.get(words);
      leads.set(words, link.href);
      return other === undefined || other === link.href
        ? []
        : [`two links “${words}” lead to ${other} and ${link.href}`];
    });
}

/** Returns name, type and autofill token of each field. */
export const autofill = (): { readonly name: string; readonly type: string; readonly token: string }[] =>
  fields().map((field) => ({
    name: field.getAttribute('name') ?? '',
    type: field.getAttribute('type') ?? field.localName,
    token: field.getAttribute('autocomplete') ?? '',
  }));
