/**
 * Type guards without `instanceof`, because each window has its own classes and a component may be rendered into another window.
 */

export const isNode = (target: EventTarget | null | undefined): target is Node =>
  !!target && 'nodeType' in target;

export const isElement = (target: EventTarget | null | undefined): target is Element =>
  isNode(target) && 'matches' in target;

export const isInput = (target: EventTarget | null): target is HTMLInputElement =>
  !!target && 'selectionStart' in target && 'checked' in target;

export const isInputEvent = (event: Event): event is InputEvent => 'inputType' in event;

/** True for a control that belongs to a form, within it or by `form="…"`. */
export const isControlOf = (target: unknown, form: HTMLFormElement): target is HTMLElement =>
  typeof target === 'object' && target !== null && 'form' in target && target.form === form;
