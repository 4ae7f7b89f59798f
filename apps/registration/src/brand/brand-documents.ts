import type { ConsentDocument } from '@crema/flow-domain';

/** The company that the consent documents name. */
const company = 'Crema';

type Words = Pick<ConsentDocument, 'label' | 'detail'>;

/** Returns a document's words in a brand's name: the documents name Crema, and the product of another brand names that one. */
export const brandWords = (name: string, { label, detail }: Words): Words => ({
  label: label.replaceAll(company, name),
  detail: detail.map((text) => text.replaceAll(company, name)),
});

async function sha256Of({ label, detail }: Words): Promise<string> {
  const text = new TextEncoder().encode([label, ...detail].join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns documents in a brand's name, each with the hash of the words that the brand's pages show. */
export async function brandDocuments(
  name: string,
  documents: readonly ConsentDocument[],
): Promise<readonly ConsentDocument[]> {
  return await Promise.all(
    documents.map(async (document) => {
      const words = brandWords(name, document);
      return { ...document, ...words, sha256: await sha256Of(words) };
    }),
  );
}
