/** Compares two pictures pixel by pixel. */
import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The accepted distance of two colours, from 0 to 1. One Chromium with one set of fonts draws the same
 * picture every time, so this covers only rounding. At 0.1 the colour of a page would equal that of a card on
 * it.
 */
const THRESHOLD = 0.01;

/**
 * @typedef {object} Difference
 * @property {number} pixels how many differ; a pixel that only one of the pictures has counts as different
 * @property {Buffer} picture PNG in which they are red
 *
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels red, green, blue and alpha of each
 */

/** @param {Buffer} picture PNG or WebP @returns {Promise<Pixels>} */
async function pixelsOf(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Pixels} one @param {Pixels} other */
const areEqual = (one, other) => one.width === other.width && one.data.equals(other.data);

/**
 * @param {Buffer} before PNG or WebP
 * @param {Buffer} after PNG or WebP
 * @returns {Promise<Difference | undefined>} nothing when they look alike
 */
export async function difference(before, after) {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (areEqual(one, other)) return undefined;
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const red = Buffer.alloc(width * height * 4);
  const options = { threshold: THRESHOLD, includeAA: true };
  const pixels =
    pixelmatch(spread(one, width, height), spread(other, width, height), red, width, height, options) +
    (width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height));
  if (pixels === 0) return undefined;
  return {
    pixels,
    picture: await sharp(red, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/**
 * Places a picture on a larger, transparent background.
 * @param {Pixels} picture
 * @param {number} width
 * @param {number} height
 * @returns {Buffer}
 */
function spread({ data, width: own, height: rows }, width, height) {
  if (own === width && rows === height) return data;
  const ground = Buffer.alloc(width * height * 4);
  for (let row = 0; row < rows; row += 1)
    data.copy(ground, row * width * 4, row * own * 4, (row + 1) * own * 4);
  return ground;
}

/** @param {Buffer} picture */
const hashOf = (picture) => createHash('sha256').update(picture).digest('hex');

/**
 * Returns a picture as it is committed: all its pixels in a third of the bytes, with a hash of the PNG that
 * it was made from.
 * @param {Buffer} picture PNG
 * @returns {Promise<Buffer>} WebP
 */
export const toKeep = (picture) =>
  sharp(picture)
    .withExif({ IFD0: { ImageDescription: hashOf(picture) } })
    .webp({ lossless: true, exact: true, effort: 4 })
    .toBuffer();

/**
 * Returns true if a picture was made from this PNG. It compares the hash, because comparing the pixels takes
 * a hundred times as long.
 * @param {Buffer} kept WebP
 * @param {Buffer} picture PNG
 */
export const isMadeOf = async (kept, picture) =>
  (await sharp(kept).metadata()).exif?.includes(hashOf(picture)) ?? false;
