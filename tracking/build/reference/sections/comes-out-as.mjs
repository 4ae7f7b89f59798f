import { html, joined } from '../../../../scripts/page/markup/html.mjs';
import { breakable } from '../markup/prose.mjs';

/** Kinds that have fields of their own, and the table those stand in. */
const within = new Map([
  ['ecommerce', 'ecommerce'],
  ['items', 'item'],
]);

/** A channel's name. @param {string} name */
export const chip = (name) => html`<span class="chip">${name}</span>`;

/**
 * Where a field arrives: first the channels that only keep its name, then each other one with the names it gives.
 * @param {import('../facts/schemas.mjs').Field} field
 * @param {Map<string, Set<string>> | undefined} channels the names it has in each
 * @param {readonly string[]} order of the channels
 */
export function comesOutAs({ name, kind }, channels, order) {
  const inside = within.get(kind);
  if (inside) return html`<a href="#${inside}">field by field</a>`;
  if (!channels) return html`<span class="quiet">not sent on</span>`;
  const entries = [...channels].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const kept = entries.filter(([, keys]) => keys.has(name) && keys.size === 1);
  return html`<ul class="plain">
    ${kept.length > 0 && html`<li>${kept.map(([channel]) => html`${chip(channel)} `)}</li>`}
    ${entries.map(([channel, keys]) => others(channel, name, keys))}
  </ul>`;
}

/** @param {string} channel @param {string} name @param {Set<string>} keys */
function others(channel, name, keys) {
  const names = [...keys].filter((key) => key !== name).sort();
  const codes = names.map((key) => html`<code>${breakable(key)}</code>`);
  const also = keys.has(name) ? 'also as' : 'as';
  return codes.length > 0 && html`<li>${chip(channel)} ${also} ${joined(codes, ', ')}</li>`;
}
