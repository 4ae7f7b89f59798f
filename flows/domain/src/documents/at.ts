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
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-AT',
    label: 'Ja, ich möchte den Newsletter per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.',
    detail: [
      'Wir schreiben Ihnen über neue Kaffees, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Ihre Einwilligung können Sie jederzeit widerrufen: über den Abmeldelink in jedem Newsletter oder beim Kundenservice.',
    ],
    sha256: 'c1e23192fc3cdf90f465f0fc797fdc979df04083602e9840c620bb0c4d2d74db',
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
