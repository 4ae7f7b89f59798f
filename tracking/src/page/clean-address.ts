import { attempt } from '../browser/attempt.ts';
import { hasAtSign, scrubEmails } from '../browser/personal-text.ts';

/** What an address may say in its query: the campaign, what was searched for, the site. */
const kept = /^(utm_(source|medium|campaign|term|content|id)|campaign|cmp|q|query|search|site)$/;

/**
 * An address as it may be told: nobody knows what else is in a query, such as a name or a token, and in a fragment. E-mail addresses
 * become `(e-mail)`. Empty for what is no address.
 */
export const cleanAddress = (url: string): string =>
  attempt(() => {
    const { origin, pathname, searchParams } = new URL(url);
    const path = pathname.replace(/[^/]+/g, (segment) => (hasAtSign(segment) ? '(e-mail)' : segment));
    const said = [...searchParams].flatMap(([name, value]) =>
      kept.test(name) ? [[name, scrubEmails(value)]] : [],
    );
    const query = new URLSearchParams(said).toString();
    return `${origin}${path}${query && `?${query}`}`;
  }) ?? '';
