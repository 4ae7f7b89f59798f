import { isShown, named } from '../../stories/checks/visible.ts';

/** Returns wrong fields whose error is not there as a text, linked with the field, and in view of the eye. */
export const describedErrors = (): string[] =>
  Array.from(document.querySelectorAll('[aria-invalid="true"]')).flatMap((field) => {
    const group = field.closest('fieldset, [role=group], [role=radiogroup]');
    const texts = [field, ...(group ? [group] : [])].flatMap(describing);
    if (texts.length === 0) return [`${named(field)} is wrong and has no description`];
    const said = texts.filter((text) => text.textContent.trim() !== '');
    if (said.length === 0) return [`the description of ${named(field)} is empty`];
    return said.some(isShown) ? [] : [`the error of ${named(field)} is invisible`];
  });

const describing = (element: Element): Element[] =>
  ['aria-describedby', 'aria-errormessage']
    .flatMap((name) => (element.getAttribute(name) ?? '').split(/\s+/))
    .flatMap((id) => document.getElementById(id) ?? []);
