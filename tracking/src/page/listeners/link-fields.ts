import type { VisitSettings } from '../../visit/visit-options.ts';
import { pagePath } from '../page-path.ts';
import { addressOf, isOwnHost } from '../../visit/address.ts';

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
  settings: VisitSettings,
): Readonly<Record<string, string>> {
  // Of a link in a drawing it is no text, and no address.
  const address = 'href' in link ? addressOf(String(link.href)) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return {};
  const { host, pathname } = address;
  const [type, elsewhere] = isOwnHost(host, page, settings) ? ['internal', ''] : ['external', host];
  return {
    click_type: link.hasAttribute('download') || files.test(pathname) ? 'download' : type,
    click_target: elsewhere + pagePath(pathname),
  };
}
