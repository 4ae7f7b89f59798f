import { isSiteKey } from '@crema/flow-domain';
import * as v from 'valibot';
import { registrantOf } from './registrant.ts';

const asked = v.object({
  flow: v.picklist(['community-request', 'loyalty-card']),
  site: v.optional(v.string()),
  password: v.optional(v.unknown()),
  personalData: v.optional(v.unknown()),
});

const isEmpty = (data: unknown) =>
  typeof data !== 'object' || data === null || Object.values(data).every((each) => each === '');

/**
 * Whether the body of a call asks for what only a customer can have, whatever else is wrong with it: that nobody is logged in is said
 * before what is malformed.
 */
export function asksForLogin(body: unknown): boolean {
  const read = v.safeParse(asked, body);
  if (!read.success) return false;
  const { flow, site, password, personalData } = read.output;
  const values = {
    ...(password === undefined ? {} : { password: '' }),
    'personalData.firstName': isEmpty(personalData) ? '' : 'somebody',
  };
  return registrantOf({ flow, site: isSiteKey(site) ? site : 'DE', values }, undefined) === undefined;
}
