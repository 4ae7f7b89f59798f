/** A file or a folder of an archive. */
export interface TarEntry {
  /** Its way from the archive's root, with slashes. */
  readonly name: string;
  /** `undefined` for a folder. */
  readonly size: number | undefined;
}

const block = 512;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The 512 bytes before a file's content, as POSIX has them (ustar). Only its owner may read what is unpacked. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  const header = Buffer.alloc(block);
  const put = (text: string, at: number) => header.write(text, at, 'utf8');
  if (Buffer.byteLength(name) > 100) throw new Error('the name is too long for an archive');
  put(name, 0);
  put(octal(size === undefined ? 0o700 : 0o600, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size ?? 0, 12), 124);
  put(octal(Math.floor(Date.now() / 1000), 12), 136);
  put(' '.repeat(8), 148);
  put(size === undefined ? '5' : '0', 156);
  put('ustar\x0000', 257);
  put(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return header;
}

/** What fills a file's content up to whole blocks. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** The end of an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

/** What the archive is read from does not look like one, or ends early. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
}

function parseHeader(header: Buffer): TarEntry {
  const text = (at: number, length: number) =>
    header.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
  const sum = Number.parseInt(text(148, 8), 8);
  const signed = Buffer.from(header).fill(' ', 148, 156);
  const name = text(0, 100).replace(/\/$/, '');
  const safe = name !== '' && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (sum !== signed.reduce((total, byte) => total + byte, 0) || !safe || /[\\:]/.test(name)) {
    throw new BrokenArchive('a name in the archive is not one');
  }
  return { name, size: header[156] === 0x35 ? undefined : Number.parseInt(text(124, 12), 8) };
}

/** Reads an archive part by part; each entry comes with its content, which has to be read before the next one is asked for. */
export async function* readTar(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<TarEntry & { readonly content: AsyncIterable<Buffer> }> {
  const parts = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const upTo = async (length: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { done, value } = await parts.next();
      if (done === true) throw new BrokenArchive('the archive ends early');
      rest = Buffer.from(value);
    }
    const part = rest.subarray(0, length);
    rest = rest.subarray(length);
    return part;
  };
  const exactly = async (length: number) => {
    const taken: Buffer[] = [];
    for (let missing = length; missing > 0; missing -= taken.at(-1)?.length ?? 0)
      taken.push(await upTo(missing));
    return Buffer.concat(taken);
  };
  for (;;) {
    const header = await exactly(block);
    if (header.every((byte) => byte === 0)) break;
    const entry = parseHeader(header);
    const size = entry.size ?? 0;
    const content = async function* () {
      for (let missing = size; missing > 0;) {
        const part = await upTo(missing);
        missing -= part.length;
        yield part;
      }
    };
    yield { ...entry, content: content() };
    await exactly(tarPadding(size).length);
  }
  // The compressed file is read to its end, where its check sum is.
  while ((await parts.next()).done !== true);
}
