import { judgeName } from '../../rules/person/name.ts';
import { judgeSalutation } from '../../rules/person/salutation.ts';
import { ruleOn, type RuleTable } from '../field-rule.ts';
import { readText } from '../read-text.ts';

/** The rules of salutation and names, of a person or of the receiver at an address. */
export const nameRules = {
  salutation: (field) => ruleOn(field, readText, (value) => judgeSalutation(value, field.options)),
  name: (field, site, { companyTerms }) => {
    const rule = { ...field, colon: site.country === 'TR', companyTerms };
    return ruleOn(field, readText, (value) => judgeName(value, rule));
  },
} satisfies RuleTable;
