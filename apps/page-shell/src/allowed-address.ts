// Paths are read relative to a host that cannot exist. If the result has another host, the text was no path.
const nowhere = 'https://path.invalid';

/** Returns the parsed address, or `undefined`. Does not use `URL.canParse`, which Chrome 111 and Safari 16.4 lack. */
function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, nowhere);
  } catch {
    return undefined;
  }
}

/** Returns the parsed address of a page, which is a path with its query. */
export const pageAddress = (address: string): URL => new URL(address, nowhere);

/**
 * Returns the address to which a page should lead, if it is a path of this host or an address of an allowed origin. Any other
 * address would let a link send shoppers from our form to the page of an attacker.
 * @param asked the address as a visitor's link names it
 */
export function allowedAddress(asked: string | null, origins: readonly string[]): string | undefined {
  const address = asked ? readAddress(asked) : undefined;
  if (!address) return undefined;
  const { href, origin, pathname, search, hash } = address;
  // A `blob:` address has the origin of the page that made it, but does not begin with it.
  if (origins.includes(origin) && href.startsWith(`${origin}/`)) return href;
  // Two slashes at the beginning would name a host.
  return href.startsWith(`${nowhere}/`) && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** Returns the origins of addresses, each once. A path has none, because it is on this host. */
export const originsOf = (addresses: readonly string[]): readonly string[] =>
  [...new Set(addresses.map((address) => readAddress(address)?.origin))].filter(
    (origin): origin is string => origin !== undefined && origin !== nowhere,
  );
