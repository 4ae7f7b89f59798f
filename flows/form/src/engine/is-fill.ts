/**
 * Whether a browser, a password manager or a phone's suggestion wrote all of a value. Keys, voices and pastes say more about
 * themselves, the correction of one word replaces less than all, and a box that is ticked says `change` in the same moment.
 */
export const isFill = (event: Event, value: string): boolean =>
  event instanceof InputEvent
    ? event.inputType === 'insertReplacementText' && (event.data ?? value).length >= value.length
    : !(event.target instanceof HTMLInputElement && event.target.matches('[type=checkbox], [type=radio]'));
