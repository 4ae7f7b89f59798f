import type { Block, Letter, LetterShop } from './letter.ts';

function partOf(block: Block): string {
  if (block.kind === 'documents') return '{{documents}}';
  return block.kind === 'text' ? block.text : `${block.label}:\n${block.href}`;
}

/** A document that was accepted, in the place of `{{documents}}`. */
export const documentText = (version: string): string => `- {{label}}\n{{detail}}\n${version}`;

/** Returns a letter as plain text, with the same facts as its HTML. */
export function letterText({ t, name, links }: LetterShop, { subject, blocks, why }: Letter): string {
  const footer = [
    `${t('page.consentsPage.title')}: ${links.consents}`,
    `${t('page.footer.privacy')}: ${links.privacy}`,
    `${t('page.footer.imprint')}: ${links.imprint}`,
  ];
  return [
    subject,
    t('mail.greeting'),
    ...blocks.map(partOf),
    t('mail.signature', { name }),
    // The line that mail programs take for the beginning of a signature.
    ['-- ', why, ...footer].join('\n'),
  ].join('\n\n');
}
