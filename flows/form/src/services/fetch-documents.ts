import { type ConsentDocument, readConsentDocuments } from '@crema/flow-domain';

/**
 * Fetches the consent documents in force. Resolves to `undefined` if their shape is wrong.
 * @param timeout milliseconds
 */
export async function fetchDocuments(
  address: string,
  timeout: number,
): Promise<readonly ConsentDocument[] | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  return readConsentDocuments(await response.json());
}
