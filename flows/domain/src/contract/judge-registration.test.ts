import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { judgeRegistration, registrationFromForm } from './judge-registration.ts';
import { registrationRequest } from './registration.ts';

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
const codes = (site: 'DE' | 'TR', fields: Record<string, string>) =>
  judgeRegistration(registrationFromForm('standalone', site, fields), env).issues.map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('a registration judged by the server', () => {
  it('finds nothing wrong with what the form asks for', () => {
    expect(codes('DE', erika)).toEqual([]);
  });

  it('trims every text but the password', () => {
    const { request } = judgeRegistration(registrationFromForm('standalone', 'DE', erika), env);
    expect(request.personalData.firstName).toBe('Erika');
    expect(request.email).toBe('erika@example.com');
    expect(request.password).toBe(' Kaffee 123 ');
  });

  it('keeps to the shape of the call', () => {
    expect(v.is(registrationRequest, registrationFromForm('standalone', 'DE', erika))).toBe(true);
    expect(v.is(registrationRequest, registrationFromForm('standalone', 'TR', {}))).toBe(true);
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
      judgeRegistration(registrationFromForm('standalone', site, born), { ...env, now: new Date(now) })
        .issues;
    expect(at('TR', '2026-11-20T21:30:00Z')).toEqual([]);
    expect(at('DE', '2026-11-20T21:30:00Z')).toEqual([
      { field: 'personalData.birthDate', code: 'birthDateMinAge', params: { age: 16 } },
    ]);
  });

  it('carries every consent that was shown, granted or not, with its document', () => {
    const { consents } = registrationFromForm('standalone', 'TR', { ...erika, 'consents.membership': 'on' });
    expect(consents).toEqual({
      membership: { granted: true, documentId: 'tr/membership', documentVersion: '1.0', locale: 'tr-TR' },
      newsletter: { granted: false, documentId: 'tr/newsletter', documentVersion: '1.0', locale: 'tr-TR' },
      dne: { granted: false, documentId: 'tr/dne', documentVersion: '1.0', locale: 'tr-TR' },
    });
  });

  it('asks again for a consent to a text that is no longer in force', () => {
    const request = registrationFromForm('standalone', 'DE', { ...erika, 'consents.newsletter': 'on' });
    const grant = { granted: true, documentId: 'de/newsletter', documentVersion: '0.9', locale: 'de-DE' };
    expect(judgeRegistration({ ...request, consents: { newsletter: grant } }, env).issues).toEqual([
      { field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' },
    ]);
  });

  it('drops what the form would not have shown', () => {
    const request = registrationFromForm('standalone', 'DE', {
      ...erika,
      'personalData.salutation': 'COMPANY',
      'personalData.companyName': 'Rösterei Nord',
      cardMembership: 'on',
    });
    const judged = judgeRegistration(
      {
        ...request,
        cardMembership: true,
        personalData: { ...request.personalData, birthDate: { day: 1, month: 1, year: 2020 } },
      },
      env,
    );
    expect(judged.issues).toEqual([]);
    expect(judged.request.cardMembership).toBeUndefined();
    expect(judged.request.personalData.birthDate).toBeUndefined();
  });

  it('refuses a shape it does not know', () => {
    const request = registrationFromForm('standalone', 'DE', erika);
    expect(v.is(registrationRequest, { ...request, role: 'admin' })).toBe(false);
    expect(v.is(registrationRequest, { ...request, email: 5 })).toBe(false);
    expect(v.is(registrationRequest, JSON.parse('{"__proto__": {"flow": "standalone"}}'))).toBe(false);
  });
});
