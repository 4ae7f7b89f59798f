/**
 * The attribute by which an element tells a field of a message when it is clicked: `data-track-` and the field with
 * dashes, such as `data-track-click-type`. The four fields by which custom events are known go without their `event_`:
 * `data-track-category`, `data-track-action`, `data-track-label`, `data-track-context`.
 */
export function trackAttribute(field: string): `data-track-${string}` {
  return `data-track-${field.replace(/^event_(?=(category|action|label|context)$)/, '').replaceAll('_', '-')}`;
}
