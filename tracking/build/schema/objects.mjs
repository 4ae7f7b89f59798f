import { ecommerce } from '../../src/messages/schema/ecommerce.ts';
import { item } from '../../src/messages/schema/item.ts';
import { subscriptionInfo } from '../../src/messages/schema/subscription-info.ts';

/** The schemas of the objects that stand inside messages. @type {Readonly<Record<string, import('../../src/messages/schema/kind.ts').Schema>>} */
export const objects = {
  ecommerce,
  item,
  subscription_info: Object.fromEntries(subscriptionInfo.map((part) => [part, 'text'])),
};
