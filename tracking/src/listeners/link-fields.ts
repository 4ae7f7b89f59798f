import type { Settings } from '../install/options.ts';
import { pagePath } from '../page/page-path.ts';
import { addressOf, isOwnHost } from '../visit/address.ts';

/** Files that are saved rather than looked at. */
const files = /\.(pdf|zip|docx?|xlsx?)$/i;

/**
 * What a click on a link is called: a download, else internal on the shop's own hosts and external elsewhere, and where it
 * leads: the path, behind the host if that is another. Query and fragment are left out, and so are links that lead to no
 * page, such as an e-mail address: they may be about a person.
 */
export function linkFields(
  link: Element,
  page: string,
  settings: Pick<Settings, 'site' | 'extension'>,
): Readonly<Record<string, string>> {
  const address = 'href' in link && typeof link.href === 'string' ? addressOf(link.href) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return {};
  const { host, pathname } = address;
  const own = isOwnHost(host, page, settings);
  const type = own ? 'internal' : 'external';
  return {
    click_type: link.hasAttribute('download') || files.test(pathname) ? 'download' : type,
    click_target: (own ? '' : host) + pagePath(pathname),
  };
}
