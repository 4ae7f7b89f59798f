import type { ServiceRequest } from './shapes/shape.ts';

/** Five streets are about six kilobytes, of OpenPLZ as well, which names the whole municipality of each. */
const longest = 256 * 1024;

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  // Leaving the loop cancels what was not read.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > longest) throw new RangeError('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Requests JSON from an external service. The request has only these headers, and none of the visitor's request. A redirect is a
 * failure, because it would send the typed text to an address that no operator has configured.
 * @param ms milliseconds after which the answer and its body are given up
 * @throws for any answer but JSON of status 200 and a bounded size
 */
export async function fetchJson({ url, body }: ServiceRequest, ms: number): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body }),
    headers: {
      Accept: 'application/json',
      'User-Agent': 'Crema registration',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(ms),
  });
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  const read: unknown = JSON.parse(await readText(answer.body));
  return read;
}
