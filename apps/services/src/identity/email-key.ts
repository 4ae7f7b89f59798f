import { domainToASCII, domainToUnicode } from 'node:url';

interface Parts {
  readonly local: string;
  readonly domain: string;
}

// Made here, not by the database's `lower`, whose answer depends on the collation (a Turkish one turns I into ı).
function partsOf(email: string): Parts {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  return { local: text.slice(0, at + 1), domain: text.slice(at + 1) };
}

/**
 * The form in which an e-mail address must be unique: in lower case, with the domain as it is looked up on the network (UTS
 * #46), so that `bücher.de` and `xn--bcher-kva.de` are one. A domain that cannot be looked up stays as it is.
 */
export function emailKey(email: string): string {
  const { local, domain } = partsOf(email);
  return local + (domainToASCII(domain) || domain);
}

/**
 * The spellings that the release before takes for different addresses, in an order that is always the same: as it was typed,
 * as its domain is looked up, and as it is read. Nearly all addresses have one.
 */
export function emailSpellings(email: string): readonly string[] {
  const { local, domain } = partsOf(email);
  const spellings = [domain, domainToASCII(domain), domainToUnicode(domain)].filter((each) => each !== '');
  return [...new Set(spellings)].map((each) => local + each).sort();
}
