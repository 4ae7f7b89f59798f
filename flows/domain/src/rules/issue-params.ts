import type { Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import { limits } from './limits.ts';

/** The numbers a key's message speaks of: a bound, or the site's minimum age. */
export function issueParams(code: string, site: Site): Issue['params'] {
  switch (code) {
    case 'birthDateMinAge':
      return { age: site.minimumAge };
    case 'passwordMinLength':
      return { min: limits.password.min };
    case 'passwordMaxLength':
      return { max: limits.password.max };
    case 'emailMaxLength':
      return { max: limits.email.max };
    case 'companyNameMaxLength':
      return { max: limits.companyName.max };
    case 'firstNameMaxLength':
    case 'lastNameMaxLength':
      return { max: limits.name.max };
    default:
      return undefined;
  }
}
