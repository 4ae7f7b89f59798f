import { parseSync, Visitor } from 'vite';

/** What a component must not have in its source, each as it is written there. */
export type Findings = {
  /** Words in a language: they have to come in as props. */
  words: readonly string[];
  /** Live regions beside the announcer's. */
  voices: readonly string[];
  /** Classes that name left or right, which are the wrong way round from right to left. */
  physical: readonly string[];
};

const LETTERS = /\p{L}{2}/u;
/** Attributes that are seen or read. */
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

/** Reads a source with the parser of the bundler. Throws where it is no TypeScript. */
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
  /** The texts that an expression may come to, where it is shown. */
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
    // A default that begins with a capital is a word, not the name of a variant.
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
