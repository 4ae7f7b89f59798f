import type { Example } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';
import {
  options,
  page,
  newFormat,
  oldFormat,
  probabilities,
  content,
  records,
  loggedIn,
} from './customer-given.ts';

/** Customer data in the old format. */
export const customerOldFormat: readonly Example[] = [
  {
    title: 'The old format: a customer’s ids',
    options,
    given: oldFormat({ hunterSessionID: 'hunter-1', sapGuid: 'sap-1' }, { exactagUserId: 'exactag-1' }),
    in: content,
    out: loggedIn({
      customer_id: 'sap-1',
      exactag_user_id: 'exactag-1',
      hunter_session_id: 'hunter-1',
    }),
  },
  {
    title: 'The old format: without a SAP GUID the affiliate channel’s id is the customer’s',
    options,
    given: oldFormat({}, { exactagUserId: 'exactag-1' }),
    in: content,
    out: loggedIn({ customer_id: 'exactag-1', exactag_user_id: 'exactag-1' }),
  },
  {
    title: 'The old format: ids are not sent without statistics',
    options,
    given: {
      ...oldFormat({ hunterSessionID: 'hunter-1', sapGuid: 'sap-1' }, { exactagUserId: 'exactag-1' }),
      cookies: consentCookie(),
    },
    in: content,
    out: loggedIn({ consent: '', customer_id: 'noConsent' }),
  },
  {
    title: 'The old format: a customer’s facts',
    options,
    given: oldFormat(
      {
        customerType: 'EXISTING_CUSTOMER',
        customerSegment: 'B',
        cremaCardMember: 'GOLD',
        scoutUser: true,
        communityMember: 'true',
        newsletterSubscriber: false,
        appUser: false,
        registeredUser: true,
      },
      { isAffiliateDevice: false },
    ),
    in: content,
    out: loggedIn({
      customer_type: 'EXISTING_CUSTOMER',
      customer_segment: 'B',
      card_member: 'gold',
      scout_user: true,
      community_member: true,
      newsletter_subscriber: false,
      app_user: false,
      registered_user: true,
      is_affiliate_device: false,
    }),
  },
  {
    title: 'The old format: a customer’s shops and depots',
    options,
    given: oldFormat({ favouriteShop: 101, favouriteDepot: 'D1', closestShop: 102, closestDepot: 'D2' }),
    in: content,
    out: loggedIn({
      favourite_shop: '101',
      favourite_depot: 'D1',
      closest_shop: '102',
      closest_depot: 'D2',
    }),
  },
  {
    title: 'The old format: conversion probabilities x1 to x14',
    options,
    given: oldFormat(probabilities),
    in: content,
    out: loggedIn({
      conversion_probabilities: 'x1:1|x2:2|x3:3|x4:4|x5:5|x6:6|x7:7|x8:8|x9:9|x10:1|x11:2|x12:3|x13:4|x14:5',
    }),
  },
  {
    title: 'The old format: the salutation MR',
    options,
    given: oldFormat({ salutation: 'MR' }),
    in: content,
    out: loggedIn({ salutation: 'Herr' }),
  },
  {
    title: 'The old format: the salutation MRS',
    options,
    given: oldFormat({ salutation: 'MRS' }),
    in: content,
    out: loggedIn({ salutation: 'Frau' }),
  },
  {
    title: 'The old format: the salutation DIVERS',
    options,
    given: oldFormat({ salutation: 'DIVERS' }),
    in: content,
    out: loggedIn({ salutation: 'Divers' }),
  },
  {
    title: 'The old format: a visitor who is remembered, since the session is not logged in',
    options,
    given: oldFormat({ loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: true }),
    in: content,
    out: records({ user_type: 'remembered_user', remember_me_status: true }),
  },
  {
    title: 'The old format: nothing is sent about a visitor who is logged out',
    options,
    given: oldFormat({ loginStatusOfSession: 'LOGGED_OUT', rememberMeStatus: false, customerType: 'NEW' }),
    in: content,
    out: records({}),
  },
  {
    title: 'If a page exposes both formats, the new one is used',
    options,
    given: {
      ...page,
      exposed: {
        ...oldFormat({ salutation: 'MR' }).exposed,
        ...newFormat({}, { salutation: 'MRS' }).exposed,
      },
    },
    in: content,
    out: loggedIn({ salutation: 'f' }),
  },
];
