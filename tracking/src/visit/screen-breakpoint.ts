/** Each cluster with the greatest width that still belongs to it, in CSS pixels (Tracking §2). */
const clusters = { XS: 374, S: 667, M: 767, L: 979, XL: 1023, XXL: 1279, '3XL': 1439, '4XL': 1919 };

/** The cluster that a window of this width belongs to, XS to 5XL (Tracking §2). */
export function screenBreakpoint(width: number): string {
  return Object.entries(clusters).find(([, widest]) => width <= widest)?.[0] ?? '5XL';
}
