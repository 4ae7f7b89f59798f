import type { ConsentDocument } from './document.ts';

/** The consents of the Swiss German site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const chDocuments = [
  {
    id: 'ch/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-CH',
    label: 'Ich stimme den Teilnahmebedingungen des Kartenprogramms zu.',
    detail: [
      'Die Teilnahme ist kostenlos und Privatpersonen vorbehalten. Bei jedem Einkauf sammeln Sie Treuebohnen, die Sie bei späteren Einkäufen einlösen können.',
      'Sie können Ihre Teilnahme jederzeit und ohne Angabe von Gründen beim Kundendienst beenden. Gesammelte Treuebohnen verfallen drei Jahre nach dem Einkauf.',
    ],
    sha256: '5513d15f1e9b2337bc7350599453b9bbea4080e10bb5caa1cc6b8cc203e548de',
  },
  {
    id: 'ch/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'de-CH',
    label:
      'Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und von 10 % Willkommensrabatt profitieren.',
    detail: [
      'Crema informiert Sie über Kaffee, Haushaltartikel, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Für das Kartenprogramm ist der Newsletter nötig. Ihre Einwilligung können Sie jederzeit widerrufen: in Ihrem Kundenkonto unter «Ihre Einwilligungen», über den Abmeldelink in jedem Newsletter oder beim Kundendienst. Danach kommt kein Newsletter mehr; Ihre Karte behalten Sie.',
    ],
    sha256: 'b03f90c51f75a4b62ae760a827e595ce1abc1b789db091a3b229bd5e5e25d19e',
  },
  {
    id: 'ch/customer-match',
    kind: 'cmc',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'de-CH',
    label: 'Ja, ich möchte auch auf anderen Websites personalisierte Werbung erhalten.',
    detail: [
      'Wir dürfen Ihre E-Mail-Adresse in einen Prüfwert (Hash) umwandeln und diesen mit den Daten unserer Werbepartner abgleichen, um Ihnen auf anderen Websites Angebote zu zeigen, die zu Ihnen passen.',
      'Ihre Einwilligung ist freiwillig. Sie können sie jederzeit widerrufen: in Ihrem Kundenkonto unter «Ihre Einwilligungen» oder beim Kundendienst.',
    ],
    sha256: 'cdc5615c5e0be22804d277211c885079436f13db06d8069ba10118c6c7dd11c3',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const chCommunityDocuments = [
  {
    id: 'ch/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-CH',
    label: 'Ich stimme den Teilnahmebedingungen der Community zu.',
    detail: [
      'Als Mitglied der Community testen Sie Produkte, teilen uns Ihre Meinung mit und bringen Ihre Ideen rund um Kaffee und Zuhause ein. Ihre Beiträge dürfen wir mit Ihrem Vornamen zeigen.',
      'Die Teilnahme ist kostenlos. Sie können sie jederzeit und ohne Angabe von Gründen beim Kundendienst beenden.',
    ],
    sha256: 'c2bf27a7ee571e8188a175f30e6776c17ab6b87dba7e1245b2d6f8411f0126a6',
  },
] as const satisfies readonly ConsentDocument[];
