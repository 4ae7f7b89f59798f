import * as v from 'valibot';
import { calendarDateIn } from '../model/calendar-date.ts';
import type { FormValues } from '../model/issue.ts';
import { judgeBirthDate } from '../rules/birth-date.ts';
import { judgeCompanyName } from '../rules/company-name.ts';
import { judgeEmail } from '../rules/email.ts';
import { judgeName } from '../rules/name.ts';
import { judgePassword } from '../rules/password.ts';
import { judgeSalutation } from '../rules/salutation.ts';
import type { Site } from '../sites/site.ts';
import type { FieldPlan, PlannedConsent, PlannedField } from './field-plan.ts';

/** What judging needs beside the values: the clock and the brand's reserved names. */
export interface JudgeEnvironment {
  readonly now: Date;
  /** The company's own names, refused as a person's name (Registration §5). */
  readonly companyTerms: readonly string[];
}

type Judge = (values: FormValues) => string | undefined;

function judgeOf(field: PlannedField, site: Site, env: JudgeEnvironment): Judge {
  const colon = site.country === 'TR';
  const { name, required } = field;
  switch (field.kind) {
    case 'salutation':
      return (values) => judgeSalutation(values[name] ?? '', field.options);
    case 'name':
      return (values) =>
        field.of === 'companyName'
          ? judgeCompanyName(values[name] ?? '', { required, colon })
          : judgeName(values[name] ?? '', {
              field: field.of,
              required,
              colon,
              companyTerms: env.companyTerms,
            });
    case 'birthDate': {
      const rule = { minimumAge: field.minimumAge, today: calendarDateIn(site.timeZone, env.now) };
      return (values) =>
        judgeBirthDate(
          {
            day: values[`${name}.day`] ?? '',
            month: values[`${name}.month`] ?? '',
            year: values[`${name}.year`] ?? '',
          },
          rule,
        );
    }
    case 'email':
      return (values) => judgeEmail(values[name] ?? '');
    case 'password':
      return (values) => judgePassword(values[name] ?? '');
    case 'cardMembership':
      return () => undefined;
  }
}

const judgeConsent =
  (consent: PlannedConsent): Judge =>
  (values) =>
    consent.required && values[consent.name] !== 'on' ? `consent.${consent.kind}` : undefined;

/**
 * The schema of a plan, through the Standard Schema interface: every issue's path is one field name and its message the
 * specification's key. The page and the server judge with the same one; all fields are always judged.
 */
export function schemaFor(plan: FieldPlan, site: Site, env: JudgeEnvironment) {
  const judges: readonly (readonly [string, Judge])[] = [
    ...plan.fields.map((field) => [field.name, judgeOf(field, site, env)] as const),
    ...plan.consents.map((consent) => [consent.name, judgeConsent(consent)] as const),
  ];
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      for (const [key, judge] of judges) {
        const message = judge(values);
        if (message) {
          addIssue({
            message,
            path: [{ type: 'object', origin: 'value', input: values, key, value: values[key] }],
          });
        }
      }
    }),
  );
}

/** The schema of a form's values. */
export type FormSchema = ReturnType<typeof schemaFor>;
