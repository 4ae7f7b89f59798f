import { attempt } from './attempt.ts';
import { hasAtSign, scrubEmails } from './personal-text.ts';

/** Matches the query parameters that are kept: campaign, search term and site. */
const kept = /^(utm_(source|medium|campaign|term|content|id)|campaign|cmp|q|query|search|site)$/;

/**
 * Returns an address without personal data. Drops the fragment and all other query parameters, because they may contain a name or a
 * token. Replaces e-mail addresses by `(e-mail)`. Returns an empty text if the address is invalid.
 */
export const cleanAddress = (url: string): string =>
  attempt(() => {
    const { origin, pathname, searchParams } = new URL(url);
    const path = pathname.replace(/[^/]+/g, (segment) => (hasAtSign(segment) ? '(e-mail)' : segment));
    const parameters = [...searchParams].flatMap(([name, value]) =>
      kept.test(name) ? [[name, scrubEmails(value)]] : [],
    );
    const query = new URLSearchParams(parameters).toString();
    return `${origin}${path}${query && `?${query}`}`;
  }) ?? '';
