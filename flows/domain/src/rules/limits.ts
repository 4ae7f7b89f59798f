/** The bounds of Registration §9, in UTF-16 units and whole years. */
export const limits = {
  email: { max: 255 },
  name: { max: 40 },
  companyName: { max: 30 },
  password: { min: 8, max: 64 },
  birthYear: { min: 1900 },
} as const;
