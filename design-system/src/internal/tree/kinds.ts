/**
 * What an object of the page is. Not by `instanceof`, because each window has classes of its own and a component may be rendered into
 * another window.
 */

export const isNode = (target: EventTarget | null | undefined): target is Node =>
  !!target && 'nodeType' in target;

export const isElement = (target: EventTarget | null | undefined): target is Element =>
  isNode(target) && 'matches' in target;

export const isInput = (target: EventTarget | null): target is HTMLInputElement =>
  !!target && 'selectionStart' in target && 'checked' in target;

export const isInputEvent = (event: Event): event is InputEvent => 'inputType' in event;
