import { judgeName } from '../../rules/person/name.ts';
import { judgeSalutation } from '../../rules/person/salutation.ts';
import { type RuleOf, ruleOn } from '../field-rule.ts';
import { readText } from '../read-text.ts';

/** The rules of how somebody is addressed: salutation and names, of a person or of who an address is for. */
export const nameRules: RuleOf = (field, site, { companyTerms }) => {
  switch (field.kind) {
    case 'salutation':
      return ruleOn(field, readText, (value) => judgeSalutation(value, field.options));
    case 'name': {
      const { of, bounds, required } = field;
      const rule = { field: of, required, bounds, colon: site.country === 'TR', companyTerms };
      return ruleOn(field, readText, (value) => judgeName(value, rule));
    }
    default:
      return undefined;
  }
};
