/** A request that is being made wrong. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The content of the request: JSON, or the fields of a form. */
  readonly content: Readonly<Record<string, unknown>>;
  /** A text that is sent after the content. */
  readonly tail: string;
  /** The owner of the cookies that go with the request. */
  readonly as: 'customer' | 'visitor';
}

/** One fault of a request, and the status of its response. */
export interface Wrong {
  readonly name: string;
  readonly status: number;
  readonly make: (draft: Draft) => Draft;
}

const withHeaders = (headers: Draft['headers']) => (draft: Draft) => ({
  ...draft,
  headers: { ...draft.headers, ...headers },
});

const isRecord = (value: unknown): value is Draft['content'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two contents at any depth. The second one wins. */
function merged(content: Draft['content'], changed: Draft['content']): Draft['content'] {
  const entries = Object.entries(changed).map(([key, value]) => {
    const former = content[key];
    return [key, isRecord(former) && isRecord(value) ? merged(former, value) : value] as const;
  });
  return { ...content, ...Object.fromEntries(entries) };
}

const withContent = (content: Draft['content']) => (draft: Draft) => ({
  ...draft,
  content: merged(draft.content, content),
});
const wrong = (name: string, status: number, make: Wrong['make']): Wrong => ({ name, status, make });

/** The faults that any request can have. */
export const wrongs = {
  address: wrong('an address that is none', 404, (draft) => ({ ...draft, path: `${draft.path}x` })),
  method: wrong('another method', 405, (draft) => ({ ...draft, method: 'PATCH' })),
  length: wrong('a body beyond the bound', 413, (draft) => ({
    ...draft,
    tail: draft.tail + ' '.repeat(70_000),
  })),
  type: wrong('another media type', 415, withHeaders({ 'Content-Type': 'text/plain' })),
  origin: wrong('another origin', 403, withHeaders({ Origin: 'https://evil.example' })),
  token: wrong('no token', 403, withHeaders({ 'X-CSRF-Token': '' })),
  login: wrong('nobody logged in', 401, (draft) => ({ ...draft, as: 'visitor' })),
  json: wrong('no JSON', 400, (draft) => ({ ...draft, tail: `${draft.tail}]` })),
  key: wrong('a key that nobody knows', 400, withContent({ admin: true })),
  site: wrong('no site', 400, withHeaders({ 'X-Site': '' })),
  otherVersion: wrong('another version', 400, withHeaders({ 'Api-Version': '1' })),
};

/** Returns the fault of a path with another text in the place of one of its texts. */
export const wrongPath = (name: string, status: number, right: string, wrongText: string): Wrong =>
  wrong(name, status, (draft) => ({ ...draft, path: draft.path.replace(right, wrongText) }));

/** Returns the fault of a content with these wrong parts. */
export const wrongContent = (name: string, status: number, content: Draft['content']): Wrong =>
  wrong(name, status, withContent(content));

const idempotencyKey = 'Idempotency-Key';

/** A request without an idempotency key. */
export const withoutKey = wrong('no idempotency key', 400, withHeaders({ [idempotencyKey]: '' }));

/** A request whose key, if it has one, was answered before. */
export const withKey = (key: string): Wrong =>
  wrong('a key that is taken', 409, (draft) =>
    draft.headers[idempotencyKey] === '' ? draft : withHeaders({ [idempotencyKey]: key })(draft),
  );

/** Returns each fault alone, and with each of the later ones. */
export function pairsOf(all: readonly Wrong[]): readonly (readonly [Wrong, Wrong])[] {
  return all.flatMap((first, place) => all.slice(place).map((later) => [first, later] as const));
}
