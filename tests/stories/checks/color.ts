/** Red, green and blue from 0 to 255, and the alpha value from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Color = [255, 255, 255, 1];

let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * Reads any CSS colour by painting it, because browsers do not convert `color-mix()` and `oklch()` to
 * `rgb()`.
 */
export function readColor(css: string): Color {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser has no canvas to read colours from.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** Returns the visible colour if one colour is on top of an opaque one. */
export function over([red, green, blue, alpha]: Color, [r, g, b]: Color): Color {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

/** Returns the background colour behind an element's content, or `undefined` if an image is part of it. */
export function groundOf(element: Element | null): Color | undefined {
  if (!element) return WHITE;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return undefined;
  const color = readColor(backgroundColor);
  if (color[3] === 1) return color;
  const below = groundOf(element.parentElement);
  return below && over(color, below);
}

/** Returns WCAG 2.2's contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Color): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
