import { parseSync, Visitor } from 'vite';

/** Texts that a component's source must not contain, each as it is written there. */
export type Findings = {
  /** Words of a language, which must come in as props. */
  words: readonly string[];
  /** Live regions in addition to the announcer's. */
  voices: readonly string[];
  /** Classes that name left or right, which are wrong from right to left. */
  physical: readonly string[];
};

const LETTERS = /\p{L}{2}/u;
/** Attributes that are visible or read. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
]);
const VOICE = /^(?:aria-live|ariaLive|alert|status|log)$/;
const PHYSICAL =
  /^-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-left|text-right|float-left|float-right|clear-left|clear-right|origin-(?:left|right)|bg-(?:left|right))(?:-|$)/;

/** Parses a source with the parser of the bundler. Throws if it is not TypeScript. */
export function scanSource(code: string, file: string): Findings {
  const [words, voices, physical] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);

  const judge = (text: string) => {
    if (VOICE.test(text)) voices.add(text);
    for (const name of text.split(/\s+/)) {
      const [utility = ''] = name.split(':').slice(-1);
      if (PHYSICAL.test(utility)) physical.add(name);
    }
  };
  const note = (text: string) => {
    if (LETTERS.test(text)) words.add(text.trim());
  };
  /** Returns the texts that an expression may have, if it is displayed. */
  const shown = (node: object) => {
    for (const text of textsOf(node)) note(text);
  };

  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') judge(value);
    },
    TemplateElement: ({ value }) => judge(value.raw),
    JSXText: ({ value }) => note(value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') shown(child.expression);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') shown(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      const attribute = name.type === 'JSXIdentifier' ? name.name : '';
      if (VOICE.test(attribute)) voices.add(attribute);
      if (value && SPOKEN.has(attribute))
        shown(value.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    // A default that starts with a capital is a word, not the name of a variant.
    AssignmentPattern: ({ right }) => {
      for (const text of textsOf(right)) if (/^\p{Lu}/u.test(text)) note(text);
    },
  }).visit(program);
  return { words: [...words], voices: [...voices], physical: [...physical] };
}

function textsOf(node: object): string[] {
  if (!('type' in node)) return [];
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis)) {
    return node.quasis.map(({ value }: { value: { raw: string } }) => value.raw);
  }
  const branches = ['consequent', 'alternate', 'left', 'right'].map((key) => Reflect.get(node, key));
  return branches.flatMap((branch: unknown) => (typeof branch === 'object' && branch ? textsOf(branch) : []));
}
