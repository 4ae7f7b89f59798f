/** A message of a stream of events. */
interface Message {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** A stream of events that a test reads. */
export interface EventStream {
  /** Returns the next message, or `undefined` at the end of the stream. */
  readonly next: () => Promise<Message | undefined>;
  /** Returns the names of the events in the next message. */
  readonly nextNames: () => Promise<readonly (string | undefined)[] | undefined>;
  /** Closes the connection, as a browser does. */
  readonly close: () => Promise<void>;
}

function messageOf(block: string): Message | undefined {
  const lines = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const valueOf = (field: string) => lines.find(([, name]) => name === field)?.[2];
  const data = valueOf('data');
  return data === undefined ? undefined : { event: valueOf('event') ?? 'message', id: valueOf('id'), data };
}

/** Returns the headings of the events in HTML. */
export const namesIn = (page: string) => [...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);

/** Reads a stream of server-sent events. */
export function readStream({ body }: Response): EventStream {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const messages: Message[] = [];
  let rest = '';
  const next = async (): Promise<Message | undefined> => {
    const message = messages.shift();
    if (message) return message;
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return undefined;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    messages.push(...blocks.flatMap((block) => messageOf(block) ?? []));
    return await next();
  };
  return {
    next,
    nextNames: async () => {
      const message = await next();
      return message && namesIn(String(JSON.parse(message.data)));
    },
    close: async () => await reader?.cancel(),
  };
}
