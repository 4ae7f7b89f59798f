type Child = Node | string;

/** Makes an element. Texts are set as texts: nothing a page sends can become markup. */
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

/** Makes a button. It stands in no form, and so needs no type. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', {}, text);
  made.addEventListener('click', press);
  return made;
}
