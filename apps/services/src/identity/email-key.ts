import { domainToASCII } from 'node:url';

/**
 * Returns the form in which an e-mail address must be unique: in lower case, with the domain as a resolver looks it up (UTS #46),
 * so that `bücher.de` and `xn--bcher-kva.de` are one. A domain that no resolver can look up stays as it is.
 *
 * The database's own `lower` is not used: its result depends on the collation (a Turkish one turns I into ı).
 */
export function emailKey(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return text.slice(0, at + 1) + (domainToASCII(domain) || domain);
}
