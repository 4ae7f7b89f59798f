import { isIP } from 'node:net';

/** Reads an address as proxies write it, without a port, brackets or a zone. Returns `undefined` for any other text. */
function readAddress(text: string): string | undefined {
  const inBrackets = /^\[(?<inside>[^\]]*)\](?::\d+)?$/.exec(text)?.groups?.['inside'];
  const withoutPort = /^(?<name>[\d.]+):\d+$/.exec(text)?.groups?.['name'];
  const address = (inBrackets ?? withoutPort ?? text).replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Returns the address of a request's sender as the outermost of our own proxies saw it. Each proxy appends the address of its
 * client to `X-Forwarded-For`. Any client can forge the entries before those.
 * @param peer address at the other end of the connection
 * @param proxies number of our own proxies in front
 */
export function senderAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  const own = readAddress(peer ?? '');
  if (proxies === 0) return own;
  const forwarded = (forwardedFor ?? '').split(',').at(-proxies)?.trim() ?? '';
  return readAddress(forwarded) ?? own;
}

/** The eight parts of an IPv6 address. */
function partsOf(address: string): readonly string[] {
  // A URL writes an embedded IPv4 address like the other parts.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((text) => (text === '' ? [] : text.split(':')));
  const left = before ?? [];
  const right = after ?? [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** Returns the sender's network: the IPv4 address itself, or the `/64` network of an IPv6 address, because a household has one. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address;
  const parts = partsOf(address);
  const isMapped = parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${parts.slice(0, 4).join(':')}::/64`;
  return parts
    .slice(6)
    .map((part) => Number.parseInt(part, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
