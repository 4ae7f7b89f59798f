import type { Box } from '../controls.ts';
import type { World } from '../world.ts';
import { follow } from './follow.ts';

/** Sets a value without the setter that React has put on the element, as a browser does. */
const write = (control: Element, value: string) =>
  Reflect.set(Reflect.getPrototypeOf(control) ?? control, 'value', value, control);

/** Replaces the text of an input with the events of a browser, and leaves the input or stays in it. */
export function type(world: World, input: HTMLInputElement, text: string, leaves: boolean): void {
  input.focus();
  write(input, text);
  const { name, value } = input;
  world.texts.add(value.trim());
  follow(world, name, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  // A browser sends the event by itself only after real key presses, just before the focus leaves.
  const leave = ({ target }: Event) => {
    if (target === input) input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  addEventListener('focusout', leave, { capture: true, once: true });
  if (leaves) input.blur();
}

/** Chooses an option of a list. */
export function choose(world: World, list: HTMLSelectElement, value: string): void {
  list.focus();
  if (list.value === value) return;
  follow(world, list.name, value);
  write(list, value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a checkbox or a radio. */
export function press(world: World, box: Box): void {
  const { name, type, checked, value } = box;
  box.focus();
  if (type === 'checkbox') follow(world, name, checked ? '' : 'on');
  else if (!checked) follow(world, name, value);
  box.click();
}
