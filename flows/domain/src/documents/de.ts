import type { ConsentDocument } from './document.ts';

/** The consents of the German site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const deDocuments = [
  {
    id: 'de/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-DE',
    label: 'Ich stimme den Teilnahmebedingungen des Kartenprogramms zu.',
    detail: [
      'Die Teilnahme ist kostenlos und Privatpersonen vorbehalten. Mit jedem Einkauf sammeln Sie Treuebohnen, die Sie bei späteren Einkäufen einlösen können.',
      'Sie können Ihre Teilnahme jederzeit und ohne Angabe von Gründen beim Kundenservice beenden. Gesammelte Treuebohnen verfallen drei Jahre nach dem Einkauf.',
    ],
    sha256: 'e474bac0e76a1290a3b5ffbfc01ad2e1b6816ac0df3e3ef346c66db274333e7e',
  },
  {
    id: 'de/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'de-DE',
    label:
      'Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.',
    detail: [
      'Crema schreibt Ihnen über Kaffee, Haushaltswaren, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Für das Kartenprogramm ist der Newsletter nötig. Ihre Einwilligung können Sie jederzeit widerrufen: in Ihrem Kundenkonto unter „Ihre Einwilligungen“, über den Abmeldelink in jeder E-Mail oder beim Kundenservice. Danach kommt kein Newsletter mehr; Ihre Karte behalten Sie.',
    ],
    sha256: '5e0a27058e4b8102c6ed4743f11f551f20e54ec8fa27183592e8b201755bac13',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const deCommunityDocuments = [
  {
    id: 'de/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-DE',
    label: 'Ich stimme den Teilnahmebedingungen der Community zu.',
    detail: [
      'Als Mitglied der Community testen Sie Produkte, sagen uns Ihre Meinung und bringen Ihre Ideen rund um Kaffee und Zuhause ein. Ihre Beiträge dürfen wir mit Ihrem Vornamen zeigen.',
      'Die Teilnahme ist kostenlos. Sie können sie jederzeit und ohne Angabe von Gründen beim Kundenservice beenden.',
    ],
    sha256: '06725b3c7b40daca28e3597cf4e1f42ac1e5bbf0de7c0bbf8dca8979c5881b38',
  },
] as const satisfies readonly ConsentDocument[];
