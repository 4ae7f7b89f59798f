import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

/** A regular expression of the sources. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** File and line, as `flows/domain/src/fields/email/email-rule.ts:5`. */
  readonly place: string;
}

const root = new URL('../../../', import.meta.url);

/** The files of a folder that are no tests, stories or measurements, all as seen from the repository. */
export function sourcesIn(folder: string): readonly string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: fileURLToPath(root) });
  return files
    .filter((file) => !/\.(?:test|stories|bench|d)\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The literals of a source, and the number of places where it calls `RegExp`. */
export function readPatterns(code: string, file: string) {
  const literals: Pattern[] = [];
  let calls = 0;
  const count = (callee: object) => {
    // `RegExp` alone, or as a property: `globalThis.RegExp`.
    const named = 'property' in callee ? callee.property : callee;
    if (typeof named === 'object' && named && 'name' in named && named.name === 'RegExp') calls += 1;
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = code.slice(0, node.start).split('\n').length;
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, place: `${file}:${line}` });
    },
    NewExpression: ({ callee }) => count(callee),
    CallExpression: ({ callee }) => count(callee),
  }).visit(program);
  return { literals, calls };
}

/** Loads a module while listening to `RegExp`: what it builds, by the place of the call as the stack tells it. */
async function builtWhileLoading(file: string): Promise<readonly Pattern[]> {
  const built: Pattern[] = [];
  const note = (pattern: RegExp) => {
    // The caller follows the message, this function and the proxy's.
    const caller = new Error('called').stack?.split('\n')[3] ?? '';
    const place = caller.slice(Math.max(0, caller.indexOf(file))).replace('?again', '');
    if (place.startsWith(file)) built.push({ source: pattern.source, flags: pattern.flags, place });
    return pattern;
  };
  const native = RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct: (target, [pattern, flags]) => note(new target(pattern, flags)),
    apply: (target, _, [pattern, flags]) => note(target(pattern, flags)),
  });
  try {
    // A query loads the module once more, even if it was loaded before.
    await import(/* @vite-ignore */ `${root.href}${file}?again`);
  } finally {
    globalThis.RegExp = native;
  }
  return built;
}

/**
 * Every regular expression of a file, in literals and built by `RegExp`.
 * @throws if a function builds one only when it is called, because this test does not see that
 */
export async function patternsOf(file: string): Promise<readonly Pattern[]> {
  const { literals, calls } = readPatterns(readFileSync(new URL(file, root), 'utf8'), file);
  const built = calls > 0 ? await builtWhileLoading(file) : [];
  if (new Set(built.map(({ place }) => place)).size < calls) {
    throw new Error(
      `${file} builds a regular expression inside a function: build it where the module is loaded.`,
    );
  }
  return [...literals, ...built];
}
