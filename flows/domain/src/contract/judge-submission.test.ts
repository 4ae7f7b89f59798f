import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentsFor } from '../documents/index.ts';
import { consentVersionField } from '../plan/form-plan.ts';
import { judgeSubmission } from './judge-submission.ts';
import { type RegistrationRequest, registrationRequest } from './registration.ts';
import { submissionOfForm } from './submission-of-form.ts';
import { submissionOfRequest } from './submission.ts';

const env = { now: new Date('2026-11-20T10:00:00Z'), companyTerms: ['crema'] };
const erika = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': ' Erika ',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '3',
  'personalData.birthDate.month': '2',
  'personalData.birthDate.year': '1985',
  email: ' erika@example.com ',
  password: ' Kaffee 123 ',
};
/** Returns the values of the hidden inputs of a page that shows the texts in force. */
const shownOn = (site: 'DE' | 'TR') =>
  Object.fromEntries(
    documentsFor(site).map(
      ({ kind, version }) => [consentVersionField(`consents.${kind}`), version] as const,
    ),
  );
const judgeForm = (site: 'DE' | 'TR', fields: Record<string, string>, at = env) => {
  const submission = submissionOfForm({ flow: 'standalone', variant: {} }, site, {
    ...shownOn(site),
    ...fields,
  });
  if (!submission) throw new Error('The form cannot be read.');
  return judgeSubmission(submission, at);
};
const fromForm = (site: 'DE' | 'TR', fields: Record<string, string>) => judgeForm(site, fields).request;
const judgeCall = (request: RegistrationRequest) => judgeSubmission(submissionOfRequest(request), env);
const codes = (site: 'DE' | 'TR', fields: Record<string, string>) =>
  judgeForm(site, fields).issues.map(({ field, code }) => `${field}: ${code}`);

describe('a registration judged by the server', () => {
  it('finds nothing wrong with what the form asks for', () => {
    expect(codes('DE', erika)).toEqual([]);
  });

  it('trims every text but the password', () => {
    const { request } = judgeForm('DE', erika);
    expect(request.personalData.firstName).toBe('Erika');
    expect(request.email).toBe('erika@example.com');
    expect(request.password).toBe(' Kaffee 123 ');
  });

  it('keeps to the shape of the call', () => {
    expect(v.is(registrationRequest, fromForm('DE', erika))).toBe(true);
    expect(v.is(registrationRequest, fromForm('TR', {}))).toBe(true);
  });

  it('names every error at once, in the order of the form', () => {
    expect(codes('DE', { cardMembership: 'on' })).toEqual([
      'personalData.salutation: salutationIsRequired',
      'personalData.firstName: firstNameIsRequired',
      'personalData.lastName: lastNameIsRequired',
      'personalData.birthDate: birthDateIncomplete',
      'email: emailIsRequired',
      'password: passwordIsRequired',
      'consents.cardTermsAndConditions: consent.cardTermsAndConditions',
      'consents.newsletter: consent.newsletter',
    ]);
  });

  it('requires the membership in Turkey and the age of 16', () => {
    expect(codes('TR', { ...erika, 'personalData.birthDate.year': '2015' })).toEqual([
      'personalData.birthDate: birthDateMinAge',
      'consents.membership: consent.membership',
    ]);
  });

  it('judges age by the date in the site’s own time zone', () => {
    const born = {
      ...erika,
      'consents.membership': 'on',
      'personalData.birthDate.day': '21',
      'personalData.birthDate.month': '11',
      'personalData.birthDate.year': '2010',
    };
    const at = (site: 'DE' | 'TR', now: string) =>
      judgeForm(site, born, { ...env, now: new Date(now) }).issues;
    expect(at('TR', '2026-11-20T21:30:00Z')).toEqual([]);
    expect(at('DE', '2026-11-20T21:30:00Z')).toEqual([
      { field: 'personalData.birthDate', code: 'birthDateMinAge', params: { age: 16 } },
    ]);
  });

  it('carries every consent that was shown, granted or not, with its document', () => {
    const grant = (kind: string, granted: boolean) => {
      const document = documentsFor('TR').find((each) => each.kind === kind);
      return {
        granted,
        documentId: `tr/${kind}`,
        documentVersion: document?.version,
        textSha256: document?.sha256,
        locale: 'tr-TR',
      };
    };
    const { consents } = fromForm('TR', { ...erika, 'consents.membership': 'on' });
    expect(consents).toEqual({
      membership: grant('membership', true),
      newsletter: grant('newsletter', false),
      dne: grant('dne', false),
    });
  });

  it.each([
    ['an unknown version', { documentVersion: '0.9' }],
    ['the version that was in force before', { documentVersion: '1.0' }],
    ['another document', { documentId: 'at/newsletter' }],
    ['other words', { textSha256: 'f'.repeat(64) }],
  ])('asks again for an answer that was given to %s', (_, change) => {
    const request = fromForm('DE', { ...erika, 'consents.newsletter': 'on' });
    const newsletter = { ...request.consents.newsletter, granted: true, locale: 'de-DE', ...change };
    const grant = { documentId: 'de/newsletter', documentVersion: '1.1', ...newsletter };
    expect(judgeCall({ ...request, consents: { newsletter: grant } }).issues).toEqual([
      { field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' },
    ]);
  });

  it('asks again for a consent that the form shows and the shopper did not answer', () => {
    const request = fromForm('DE', erika);
    expect(judgeCall({ ...request, consents: {} }).issues).toEqual([
      { field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' },
    ]);
  });

  it('takes the version of a plain post from the page that was shown', () => {
    const fields = { ...erika, 'consents.newsletter': 'on', 'consents.newsletter.version': '1.0' };
    expect(codes('DE', fields)).toEqual(['consents.newsletter: CONSENT_DOCUMENT_OUTDATED']);
  });

  it('records the documents in force, whatever a client calls them', () => {
    const request = fromForm('DE', { ...erika, 'consents.newsletter': 'on' });
    const grant = { granted: true, documentId: 'de/newsletter', documentVersion: '1.1', locale: 'klingon' };
    expect(judgeCall({ ...request, consents: { newsletter: grant } }).request.consents).toEqual(
      request.consents,
    );
  });

  it('drops what the form would not have shown', () => {
    const request = fromForm('DE', {
      ...erika,
      'personalData.salutation': 'COMPANY',
      'personalData.companyName': 'Rösterei Nord',
      cardMembership: 'on',
    });
    const judged = judgeCall({
      ...request,
      cardMembership: true,
      personalData: { ...request.personalData, birthDate: { day: 1, month: 1, year: 2020 } },
    });
    expect(judged.issues).toEqual([]);
    expect(judged.request.cardMembership).toBeUndefined();
    expect(judged.request.personalData.birthDate).toBeUndefined();
  });

  it('names the answers of a call that nothing would keep, but lets a form hold what an answer made needless', () => {
    const company = {
      ...erika,
      'personalData.salutation': 'COMPANY',
      'personalData.companyName': 'Rösterei Nord',
      cardMembership: 'on',
      'cardSelection.phoneNumber': '12345',
    };
    expect(judgeForm('DE', company)).toMatchObject({ issues: [], unexpected: [] });
    const request = fromForm('DE', company);
    const born = { ...request.personalData, birthDate: { day: 1, month: 1, year: 1980 } };
    expect(judgeCall({ ...request, personalData: born, cardMembership: true })).toMatchObject({
      issues: [],
      unexpected: [
        'cardMembership',
        'personalData.birthDate.day',
        'personalData.birthDate.month',
        'personalData.birthDate.year',
      ],
    });
  });

  it('takes no answer to a consent that the page did not show', () => {
    const given = { ...erika, 'consents.membership': 'on' };
    const unseen = submissionOfForm({ flow: 'standalone', variant: {} }, 'TR', given);
    expect(unseen && judgeSubmission(unseen, env).issues).toContainEqual({
      field: 'consents.membership',
      code: 'consent.membership',
    });
  });

  it.each([
    [{}, ['passwordIsRequiredCS'], { subscription: 'COFFEE', variant: { password: 'required' } }],
    [{ hidePassword: true }, [], { variant: { password: 'hidden' } }],
  ])('plans a checkout %j that was opened for a subscription as its page does', (variant, codes, request) => {
    const fields = { ...shownOn('DE'), ...erika, password: ' ' };
    const submission = submissionOfForm({ flow: 'checkout', variant }, 'DE', fields, 'coffee');
    const judged = submission && judgeSubmission(submission, env);
    expect(judged?.issues.map(({ code }) => code)).toEqual(codes);
    expect(judged?.request).toMatchObject(request);
    expect(judged?.request.subscription).toBe(submission?.subscription);
  });

  it('asks a Turkish checkout for the membership, and not for a guest’s order, once it is for a subscription', () => {
    const form = { flow: 'checkout', variant: {} } as const;
    const given = { ...shownOn('TR'), ...erika, 'consents.membership': 'on' };
    for (const [password, codes] of [
      ['', ['passwordIsRequiredCS']],
      [erika.password, []],
    ] as const) {
      const submission = submissionOfForm(form, 'TR', { ...given, password }, 'COFFEE');
      expect(submission && judgeSubmission(submission, env).issues.map(({ code }) => code)).toEqual(codes);
    }
  });

  it('does not read a form with a value that no input could hold', () => {
    expect(
      submissionOfForm({ flow: 'standalone', variant: {} }, 'DE', { ...erika, email: 'x'.repeat(1001) }),
    ).toBeUndefined();
  });

  it('refuses a shape it does not know', () => {
    const request = fromForm('DE', erika);
    expect(v.is(registrationRequest, { ...request, role: 'admin' })).toBe(false);
    expect(v.is(registrationRequest, { ...request, email: 5 })).toBe(false);
    expect(v.is(registrationRequest, JSON.parse('{"__proto__": {"flow": "standalone"}}'))).toBe(false);
  });
});
