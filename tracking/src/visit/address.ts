import { attempt } from '../browser/attempt.ts';
import type { Stage, VisitSettings } from './visit-options.ts';

/** Parses an address. Returns undefined if it is invalid. */
export const addressOf = (text: string): URL | undefined => attempt(() => new URL(text));

/** Returns true for the host of a development machine, which lacks the shop's services (Tracking §7). */
export const isLocalhost = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname);

/** Returns the country of a site. The country of CH_FR is `ch` (Tracking §2). */
export const countryOf = ({ site }: Pick<VisitSettings, 'site'>): string => site.slice(0, 2);

/** Returns true if a host (with its port) is the shop's own: the page's host, or the configured host of the site. */
export function isOwnHost(host: string, page: string, settings: VisitSettings): boolean {
  return host === addressOf(page)?.host || host === settings.sites?.[countryOf(settings)]?.host;
}

/** Returns the stage of a host by the labels of its name, separated by dots and hyphens (Tracking §9). */
export function stageOf(hostname: string): Stage {
  if (/(^|[.-])(dev|localhost)([.-]|$)|^(127\.0\.0\.1|\[::1\])$/.test(hostname)) return 'development';
  return /(^|[.-])staging([.-]|$)/.test(hostname) ? 'staging' : 'production';
}
