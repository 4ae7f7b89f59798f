import type { Site, SiteKey } from '@crema/flow-domain';

/** A day as it is written and counted where a site's customers live. */
export const dayIn = ({ locale, timeZone }: Pick<Site<SiteKey>, 'locale' | 'timeZone'>, time: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(time);
