import { attempt } from '../browser/attempt.ts';
import type { VisitSettings } from './visit-options.ts';

/** An address taken apart; undefined for what is none. */
export const addressOf = (text: string): URL | undefined => attempt(() => new URL(text));

/** Whether a host is that of a development machine, where the shop's services are not (Tracking §7). */
export const isLocalhost = (hostname: string): boolean => /(^|\.)localhost$/.test(hostname);

/** The country a site belongs to: that of CH_FR is ch (Tracking §2). */
export const countryOf = ({ site }: Pick<VisitSettings, 'site'>): string => site.slice(0, 2);

/** Whether a host (with its port) is the shop's own: the page's, or the one the site's shop is configured to stand at. */
export function isOwnHost(host: string, page: string, settings: VisitSettings): boolean {
  return host === addressOf(page)?.host || host === settings.sites?.[countryOf(settings)]?.host;
}
