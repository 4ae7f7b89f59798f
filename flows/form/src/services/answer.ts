/** An answer to a call, read to its end. */
export interface Answer {
  readonly status: number;
  /** Its JSON; `undefined` where it is something else. */
  readonly body: unknown;
  /** What it says in words, for an error without codes; empty for a page, which is a proxy's and speaks of other things. */
  readonly words: string;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an answer, whatever it holds. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    body: parsed(text),
    words: response.headers.get('content-type')?.includes('html') ? '' : text,
    retryAfter: response.headers.get('retry-after'),
  };
}
