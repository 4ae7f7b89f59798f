import type { Site } from '../sites/site.ts';
import { isCompany } from './company.ts';
import { consentsFor } from './consents-for.ts';
import type { FieldPlan, NameField, PlanContext, PlannedField } from './field-plan.ts';

/** The names, in the site's order; a company's are those of its contact person (Registration §5). */
function names(site: Site, company: boolean): readonly NameField[] {
  const first: NameField = {
    kind: 'name',
    name: 'personalData.firstName',
    of: 'firstName',
    label: company ? 'field.contactFirstName.label' : 'field.firstName.label',
    required: true,
  };
  const last: NameField = {
    kind: 'name',
    name: 'personalData.lastName',
    of: 'lastName',
    label: company ? 'field.contactLastName.label' : 'field.lastName.label',
    required: true,
  };
  return site.nameOrder === 'last-first' ? [last, first] : [first, last];
}

/** The standalone registration (Registration §2, form 4). */
export function standalonePlan(site: Site, context: PlanContext): FieldPlan {
  const company = isCompany(context);
  const fields: PlannedField[] = [
    {
      kind: 'salutation',
      name: 'personalData.salutation',
      required: true,
      options: site.salutations.filter((each) => each !== 'COMPANY' || context.companyOption !== false),
    },
  ];
  if (company && site.companyField) {
    fields.push({
      kind: 'name',
      name: 'personalData.companyName',
      of: 'companyName',
      label: 'field.companyName.label',
      required: true,
    });
  }
  fields.push(...names(site, company));
  if (!company) {
    fields.push({
      kind: 'birthDate',
      name: 'personalData.birthDate',
      required: true,
      order: site.birthDateOrder,
      minimumAge: site.minimumAge,
    });
  }
  fields.push(
    { kind: 'email', name: 'email', required: true },
    { kind: 'password', name: 'password', required: true },
  );
  if (site.loyaltyCard && !company) {
    fields.push({
      kind: 'cardMembership',
      name: 'cardMembership',
      required: false,
    });
  }
  return { flow: 'standalone', fields, consents: consentsFor('standalone', site, context) };
}
