import { siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts } from '@crema/flow-form';
import community from 'virtual:crema-messages/all/community';
import request from 'virtual:crema-messages/all/community-request';
import welcome from 'virtual:crema-messages/all/community-welcome';
import frame from 'virtual:crema-messages/all/frame';
import { environmentOf } from '../../form/test-support/environment.ts';

/** The environments of the registration of a new member without a server. */
export const communityEnvironment = environmentOf(community);

/** The environments of a customer's request without a server. */
export const requestEnvironment = environmentOf(request);

/** Returns the texts of the popup that welcomes a member, with those of its frame. */
export function welcomeTexts(key: SiteKey) {
  const { locale } = siteFor(key);
  return createTexts(locale, { ...frame(locale), ...welcome(locale) });
}
