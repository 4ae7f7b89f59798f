import { siteFor, type SiteKey } from '@crema/flow-domain';
import { renderMails } from '@crema/mails';
import type { MailTemplate } from '@crema/page-contract';
import messagesOf from 'virtual:crema-messages/all/mails';
import type { Brand } from '../brand/brand.ts';
import { day, night } from '../brand/chosen-colours.ts';
import { textsOf } from '../brand/texts-of.ts';

/**
 * Renders a brand's letters in the language of a site.
 * @param paths paths of the pages that letters link to
 */
export function mailsOf(
  brand: Brand,
  site: SiteKey,
  paths: { readonly consents: string; readonly confirm: string; readonly password: string },
): Readonly<Record<string, MailTemplate>> {
  const { locale } = siteFor(site);
  const { t } = textsOf(brand, locale, { messages: messagesOf(locale) });
  const links = {
    ...brand.links(site),
    consents: brand.origin(site) + paths.consents,
    confirm: brand.origin(site) + paths.confirm,
    password: brand.origin(site) + paths.password,
    unsubscribe: `${brand.origin(site)}/service/registration/unsubscribe`,
  };
  return renderMails({ name: brand.name, locale, t, links }, { day, night });
}
