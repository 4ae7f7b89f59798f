/**
 * Returns the attribute for a field of a message: `data-track-` and the field with dashes, such as `data-track-click-type`. Four
 * fields of custom events lose their `event_`: `data-track-category`, `data-track-action`, `data-track-label`, `data-track-context`.
 */
export function trackAttribute(field: string): `data-track-${string}` {
  return `data-track-${field.replace(/^event_(?=(category|action|label|context)$)/, '').replaceAll('_', '-')}`;
}
