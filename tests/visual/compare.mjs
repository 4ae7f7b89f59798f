/**
 * Compares two pictures pixel by pixel.
 */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two colours may be apart, 0 to 1. One Chromium with one set of fonts draws the same picture every time, so this is
 * no more than rounding; at 0.1 a page would be as good as the card on it.
 */
const THRESHOLD = 0.01;

/**
 * @typedef {object} Difference
 * @property {number} pixels how many differ; what only one of the pictures has counts as different
 * @property {Buffer} picture PNG in which they are red
 */

/**
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {Difference | undefined} nothing when they look alike
 */
export function difference(before, after) {
  if (before.equals(after)) return undefined;
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const picture = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: true };
  const pixels =
    pixelmatch(
      spread(one, width, height).data,
      spread(other, width, height).data,
      picture.data,
      width,
      height,
      options,
    ) +
    (width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height));
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(picture) };
}

/**
 * A picture on a larger, transparent ground.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 * @returns {PNG}
 */
function spread(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}
