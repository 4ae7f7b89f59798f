const isSeen = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && (element.textContent ?? '').trim() !== '';

/**
 * Returns the visible error text of a control or group, or of the controls in the group. Empty if there is
 * none.
 */
function errorOf(invalid: Element): string {
  return [invalid, ...invalid.querySelectorAll('[aria-describedby]')]
    .flatMap((each) => (each.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id))
    .filter(isSeen)
    .filter((text) => text.matches('.ds-error') || text.querySelector('.ds-error, .sr-only') !== null)
    .map(({ textContent }) => textContent.replace(/^\s*\S+:/, ''))
    .join(' ');
}

/** Returns the controls and groups that are marked as invalid. */
const invalids = (form: HTMLFormElement): readonly Element[] => [
  ...form.querySelectorAll('[aria-invalid="true"]'),
];

/** Returns the visible error texts. */
export const errorsSeen = (form: HTMLFormElement): readonly string[] =>
  [
    ...invalids(form).map(errorOf),
    ...Array.from(form.querySelectorAll('section[data-tone=error], [role=alert]'))
      .filter(isSeen)
      .map(({ textContent }) => textContent ?? ''),
  ].filter((text) => text.trim() !== '');

/** Returns the names of invalid controls without an error text. */
export const unexplained = (form: HTMLFormElement): readonly string[] =>
  invalids(form)
    .filter((each) => errorOf(each).trim() === '')
    .map((each) => each.getAttribute('name') ?? each.id);
