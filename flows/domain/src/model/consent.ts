/** Every consent a registration can carry (Registration §3). */
export const consentKinds = [
  'guest',
  'cardTermsAndConditions',
  'newsletter',
  'dne',
  'cmc',
  'membership',
  'communityConditions',
] as const;

export type ConsentKind = (typeof consentKinds)[number];
