import type { ConsentDocument } from './document.ts';

/** The consents of the Austrian site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const atDocuments = [
  {
    id: 'at/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-AT',
    label: 'Ich stimme den Teilnahmebedingungen des Kartenprogramms zu.',
    detail: [
      'Die Teilnahme ist kostenlos und Privatpersonen vorbehalten. Bei jedem Einkauf sammeln Sie Treuebohnen, die Sie bei späteren Einkäufen einlösen können.',
      'Sie können Ihre Teilnahme jederzeit und ohne Angabe von Gründen beim Kundenservice beenden. Gesammelte Treuebohnen verfallen drei Jahre nach dem Einkauf.',
    ],
    sha256: 'a7e6b6b76ff550fa0bf60dc812aeb97ebee8cbe420d51d82ed366e911a291add',
  },
  {
    id: 'at/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'de-AT',
    label:
      'Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.',
    detail: [
      'Crema schreibt Ihnen über Kaffee, Haushaltswaren, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Ihre Einwilligung können Sie jederzeit widerrufen: in Ihrem Kundenkonto unter „Ihre Einwilligungen“, über den Abmeldelink in jedem Newsletter oder beim Kundenservice.',
    ],
    sha256: 'f09dc505cd2a295e8d604058e8b028222938cf0d243138771647e3522876342c',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const atCommunityDocuments = [
  {
    id: 'at/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-AT',
    label: 'Ich stimme den Teilnahmebedingungen der Community zu.',
    detail: [
      'Als Mitglied der Community testen Sie Produkte, sagen uns Ihre Meinung und bringen Ihre Ideen rund um Kaffee und Zuhause ein. Ihre Beiträge dürfen wir mit Ihrem Vornamen zeigen.',
      'Die Teilnahme ist kostenlos. Sie können sie jederzeit und ohne Angabe von Gründen beim Kundenservice beenden.',
    ],
    sha256: '06725b3c7b40daca28e3597cf4e1f42ac1e5bbf0de7c0bbf8dca8979c5881b38',
  },
] as const satisfies readonly ConsentDocument[];
