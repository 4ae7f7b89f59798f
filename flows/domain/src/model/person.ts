/** The texts of a person in a request, as `personalData` names them (Registration §3, §7). */
export const personTexts = ['firstName', 'lastName', 'companyName'] as const;

export type PersonText = (typeof personTexts)[number];
