import { globSync } from 'node:fs';
import { docOf, sourceOf, src } from './source.mjs';

/** What makes a channel or a format of one: a function or a constant of one of these types. */
const TYPE = /^:\s*(?:\{\s*readonly channel\??:\s*)?(?:Channel|Format)\b/;
const NAME = /^\s+name: '([^']+)'/m;

/** What makes a channel says so; here it is about the channel. @param {string} doc */
const subject = (doc) => doc.replace(/^(?:Creates|Starts) (\w)/, (_, letter) => letter.toUpperCase());

/**
 * What the sources say of each channel, by its name: the one that is written out in it, else the name of what makes it.
 * @returns {Map<string, string>}
 */
export function channelDocs() {
  const docs = new Map();
  for (const file of globSync('**/*.ts', { cwd: src })) {
    if (file.endsWith('.test.ts')) continue;
    const module = sourceOf(file);
    for (const [own, node] of module.declared) {
      const type = node.returnType ?? node.id?.typeAnnotation;
      if (!type || !TYPE.test(module.code.slice(type.start, type.end))) continue;
      const [, name = own] = NAME.exec(module.code.slice(node.start, node.end)) ?? [];
      docs.set(name, subject(docOf({ module, node })));
    }
  }
  return docs;
}
