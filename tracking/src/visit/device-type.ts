import type { Browser } from './visit.ts';

/**
 * The kind of device that a user agent stands for. Android phones say `Mobile`, its tablets do not. An iPad that asks for
 * desktop pages calls itself a Macintosh, and is taken for one.
 */
export function deviceType(userAgent: string): Browser['device_type'] {
  if (/ipad|tablet|playbook|silk|kindle|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod/i.test(userAgent) ? 'mobile' : 'desktop';
}
