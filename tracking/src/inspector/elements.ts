type Child = Node | string;

/** Creates an element. Strings become text nodes, so that no data of a page can become markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Creates a button. It is in no form, and so needs no type. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', {}, text);
  made.addEventListener('click', press);
  return made;
}
