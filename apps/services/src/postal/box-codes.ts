interface BoxRule {
  /** Matches the towns in rows of boxes and large receivers. */
  readonly town?: RegExp;
  /** Matches the codes of boxes, where their numbers follow a rule. */
  readonly code?: RegExp;
}

/** Codes of post-office boxes and of single large receivers, as far as the source lets them be told from others. */
const byCountry: Readonly<Record<string, BoxRule>> = {
  CH: { town: /\D \d+$/ },
  FI: { code: /^000|1$/ },
  FR: { town: / (?:CEDEX|SP|ARMEES|AIR)\b/ },
  IS: { code: /^1[2356]/ },
  SI: { town: / - (?!dostava)/ },
  SK: { town: /\D \d+$/ },
};

/** Returns true if no street has the code. */
export function isBoxCode(country: string, code: string, towns: readonly string[]): boolean {
  const rule = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  if (!rule) return false;
  const { town } = rule;
  return rule.code?.test(code) ?? (town !== undefined && towns.every((each) => town.test(each)));
}
