/**
 * Numbers below 65,536² in two bytes each where all fit, else in four: the low bytes of all, then the next of all. Bytes of
 * one weight beside each other compress better.
 */
export function writeNumbers(numbers: Uint32Array): Uint8Array {
  const width = numbers.some((number) => number > 0xff_ff) ? 4 : 2;
  const bytes = new Uint8Array(1 + numbers.length * width);
  bytes[0] = width;
  for (const [place, number] of numbers.entries()) {
    for (let byte = 0; byte < width; byte += 1) {
      bytes[1 + byte * numbers.length + place] = (number >>> (8 * byte)) & 0xff;
    }
  }
  return bytes;
}

/** Reads what `writeNumbers` wrote. */
export function readNumbers(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const width = bytes[0] ?? 1;
  const numbers = new Uint32Array((bytes.length - 1) / width);
  for (let place = 0; place < numbers.length; place += 1) {
    let number = 0;
    for (let byte = width - 1; byte >= 0; byte -= 1) {
      number = number * 256 + (bytes[1 + byte * numbers.length + place] ?? 0);
    }
    numbers[place] = number;
  }
  return numbers;
}
