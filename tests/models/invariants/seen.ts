const isSeen = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility() && (element.textContent ?? '').trim() !== '';

/** The text of the error that belongs to a control or group, or to what the group holds; empty where none can be seen. */
function errorOf(invalid: Element): string {
  return [invalid, ...invalid.querySelectorAll('[aria-describedby]')]
    .flatMap((each) => (each.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id))
    .filter(isSeen)
    .filter((text) => text.matches('.ds-error') || text.querySelector('.ds-error, .sr-only') !== null)
    .map(({ textContent }) => textContent.replace(/^\s*\S+:/, ''))
    .join(' ');
}

/** The controls and groups that are called wrong. */
const invalids = (form: HTMLFormElement): readonly Element[] => [
  ...form.querySelectorAll('[aria-invalid="true"]'),
];

/** What can be seen that says that something is wrong. */
export const errorsSeen = (form: HTMLFormElement): readonly string[] =>
  [
    ...invalids(form).map(errorOf),
    ...Array.from(form.querySelectorAll('section[data-tone=error], [role=alert]'))
      .filter(isSeen)
      .map(({ textContent }) => textContent ?? ''),
  ].filter((text) => text.trim() !== '');

/** The names of what is called wrong without a word that says what. */
export const unexplained = (form: HTMLFormElement): readonly string[] =>
  invalids(form)
    .filter((each) => errorOf(each).trim() === '')
    .map((each) => each.getAttribute('name') ?? each.id);
