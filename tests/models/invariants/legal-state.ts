import { askedAndShown } from '../settle.ts';
import type { World } from '../world.ts';
import { unexplained } from './seen.ts';

/** Matches a key of a message, or a placeholder that was not filled in. */
const raw =
  /\b(?:error|field|banner|action|a11y|consent|card|address|account)\.[a-z][\w.]*[a-z]\b|\{[^}]*\}/i;

const duplicates = (container: HTMLElement) => {
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
};

/**
 * Returns the texts of the page, except the question and the name on the card, which repeat the typed texts.
 */
function said(form: HTMLFormElement, typed: ReadonlySet<string>): string {
  const text = Array.from(form.querySelectorAll(':not(button.text-link)'))
    .flatMap(({ childNodes }) => Array.from(childNodes))
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
    .join('\n');
  return [...typed]
    .filter((each) => each.includes('{'))
    .reduce((rest, each) => rest.replaceAll(each.trim(), ''), text);
}

/** Returns the faults that no form may have after any action. */
export function illegal(world: World): readonly string[] {
  const { page, state } = world;
  const { form, button, container } = page;
  const [asked, shown] = askedAndShown(world);
  const isBusy = button.getAttribute('aria-busy') === 'true';
  const regions = ['polite', 'assertive'].map(
    (kind) => document.querySelectorAll(`div[aria-live=${kind}]`).length,
  );
  const mute = unexplained(form);
  const twice = duplicates(container);
  const [key] = raw.exec(said(form, world.texts)) ?? [];
  return [
    asked !== shown && `it asks for “${shown}” in place of “${asked}”`,
    isBusy !== (state !== 'editing') && `the button is ${isBusy ? '' : 'not '}busy, and the form is ${state}`,
    state !== 'editing' &&
      form.querySelector('section[data-tone=error]') &&
      `a banner stands while it is ${state}`,
    mute.length > 0 && `no text says what is wrong with ${mute.join()}`,
    twice.length > 0 && `ids are there twice: ${twice.join()}`,
    key !== undefined && `a text says ${key}`,
    regions.join() !== '1,1' && `there are ${regions.join(' and ')} live regions`,
  ].filter((fault) => typeof fault === 'string');
}
