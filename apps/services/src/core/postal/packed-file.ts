import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CountryColumns } from './country-index.ts';
import { textsIn } from './texts.ts';

/**
 * Writes each number in two bytes if all fit, else in four. The lowest byte of every number comes first, then the next byte of
 * every number, because this order compresses better.
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

/** The first line of a packed file. It distinguishes a newer format from a damaged file. */
const format = 'crema postal 2';

/** The bytes of a file that is being read, and the position that is reached. */
interface Reader {
  readonly bytes: Uint8Array<ArrayBuffer>;
  at: number;
}

function columnsAsBytes(columns: CountryColumns): readonly Uint8Array[] {
  const { towns, otherKeys, townOfKey, codes, townCounts, townOfPair } = columns;
  const { shownCounts, boxCodes, cityTowns, populations, names, townOfName, ambiguousNames } = columns;
  const { officialNames, townOfOfficial } = columns;
  return [
    towns.bytes,
    otherKeys.bytes,
    writeNumbers(townOfKey),
    codes.bytes,
    writeNumbers(townCounts),
    writeNumbers(townOfPair),
    writeNumbers(shownCounts),
    writeNumbers(boxCodes),
    writeNumbers(cityTowns),
    writeNumbers(populations),
    names.bytes,
    writeNumbers(townOfName),
    writeNumbers(ambiguousNames),
    officialNames.bytes,
    writeNumbers(townOfOfficial),
  ];
}

/**
 * Packs all countries into one compressed file: a line with the format, a line of JSON with the lengths of each country's columns,
 * and the columns. Docs: `docs/postal-data.md`.
 */
export function pack(countries: ReadonlyMap<string, CountryColumns>): Buffer {
  const parts = [...countries].map(([code, columns]) => ({ code, columns: columnsAsBytes(columns) }));
  const lengths = parts.map(({ code, columns }) => [code, ...columns.map(({ length }) => length)]);
  const head = Buffer.from(`${format}\n${JSON.stringify(lengths)}\n`);
  const bytes = Buffer.concat([head, ...parts.flatMap(({ columns }) => columns)]);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function line(reader: Reader): string {
  const end = reader.bytes.indexOf(10, reader.at);
  const text = new TextDecoder().decode(reader.bytes.subarray(reader.at, end));
  reader.at = end + 1;
  return text;
}

function piece(reader: Reader, length: unknown): Uint8Array<ArrayBuffer> {
  const from = reader.at;
  reader.at += typeof length === 'number' ? length : Number.NaN;
  if (!(reader.at <= reader.bytes.length)) throw new Error('The packed postal codes end too soon.');
  // Copies the bytes, so that a country does not keep the whole file in memory.
  return reader.bytes.slice(from, reader.at);
}

/** Reads what `pack` wrote. Throws when it is something else. */
export function unpack(packed: Uint8Array): Map<string, CountryColumns> {
  const reader: Reader = { bytes: new Uint8Array(brotliDecompressSync(packed)), at: 0 };
  if (line(reader) !== format) throw new Error('The file is none of packed postal codes.');
  const lengths: unknown = JSON.parse(line(reader));
  if (!Array.isArray(lengths)) throw new Error('The packed postal codes name no countries.');
  return new Map(
    lengths.map((row: unknown) => {
      const [code, ...lengthOf]: unknown[] = Array.isArray(row) ? row : [];
      const columns: CountryColumns = {
        towns: textsIn(piece(reader, lengthOf[0])),
        otherKeys: textsIn(piece(reader, lengthOf[1])),
        townOfKey: readNumbers(piece(reader, lengthOf[2])),
        codes: textsIn(piece(reader, lengthOf[3])),
        townCounts: readNumbers(piece(reader, lengthOf[4])),
        townOfPair: readNumbers(piece(reader, lengthOf[5])),
        shownCounts: readNumbers(piece(reader, lengthOf[6])),
        boxCodes: readNumbers(piece(reader, lengthOf[7])),
        cityTowns: readNumbers(piece(reader, lengthOf[8])),
        populations: readNumbers(piece(reader, lengthOf[9])),
        names: textsIn(piece(reader, lengthOf[10])),
        townOfName: readNumbers(piece(reader, lengthOf[11])),
        ambiguousNames: readNumbers(piece(reader, lengthOf[12])),
        officialNames: textsIn(piece(reader, lengthOf[13])),
        townOfOfficial: readNumbers(piece(reader, lengthOf[14])),
      };
      return [String(code), columns];
    }),
  );
}
