/** Many short texts in one piece of memory, because a string for each of them would need forty bytes more. */
export interface Texts {
  /** All texts in UTF-8, each followed by a line feed. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The start of each text. The last entry is the position after the last text. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

const decoder = new TextDecoder();
const lineFeed = 10;

/** Finds the texts in bytes that hold one per line. */
export function textsIn(bytes: Uint8Array<ArrayBuffer>): Texts {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  const starts = new Uint32Array(count + 1);
  let text = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    text += 1;
    starts[text] = at + 1;
  }
  return { bytes, starts };
}

/** Returns texts as bytes, one per line. */
export function bytesOf(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(texts.map((text) => `${text}\n`).join('')));
}

export const countOf = ({ starts }: Texts): number => starts.length - 1;

/** Returns the text at a position. */
export function textAt({ bytes, starts }: Texts, place: number): string {
  return decoder.decode(bytes.subarray(starts[place], (starts[place + 1] ?? 1) - 1));
}

/** Returns the first position whose key is not below `wanted`, in texts in the order of their keys. */
export function firstFrom(texts: Texts, wanted: string, keyOf: (text: string) => string): number {
  let [low, high] = [0, countOf(texts)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(textAt(texts, middle)) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the range of texts whose key begins with `prefix`: the first position, and the position after the last. */
export function placesOf(texts: Texts, prefix: string, keyOf: (text: string) => string): [number, number] {
  return [firstFrom(texts, prefix, keyOf), firstFrom(texts, `${prefix}\u{FFFF}`, keyOf)];
}
