import subsetFont from 'subset-font';

/**
 * Returns the letters of a font by code point, from its own table (OpenType `cmap`, format 4).
 * @param {Buffer} font of any format
 * @returns {Promise<number[]>}
 */
export async function lettersOf(font) {
  const sfnt = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const cmap = tableOf(sfnt, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * at + 4)),
  );
  const segments = subtables.find((table) => table.readUInt16BE(0) === 4);
  if (!segments) throw new Error('The font has no table of letters in format 4.');
  return lettersIn(segments);
}

function tableOf(sfnt, tag) {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = records.find((at) => sfnt.toString('latin1', at, at + 4) === tag);
  if (record === undefined) throw new Error(`The font has no table '${tag}'.`);
  return sfnt.subarray(sfnt.readUInt32BE(record + 8));
}

function lettersIn(table) {
  const size = table.readUInt16BE(6);
  const column = (number, at) => 14 + (number > 0 ? 2 : 0) + number * size + at;
  const letters = [];
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(column(0, at));
    const first = table.readUInt16BE(column(1, at));
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const shift = table.readUInt16BE(column(2, at));
      const place = column(3, at);
      const offset = table.readUInt16BE(place);
      const found = offset === 0 ? point : table.readUInt16BE(place + offset + 2 * (point - first));
      const glyph = offset !== 0 && found === 0 ? 0 : (found + shift) & 0xffff;
      if (glyph !== 0) letters.push(point);
    }
  }
  return letters;
}
