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
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-CH',
    label: 'Ja, ich möchte den Newsletter per E-Mail erhalten und von 10 % Willkommensrabatt profitieren.',
    detail: [
      'Wir informieren Sie über neue Kaffees, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Ihre Einwilligung können Sie jederzeit widerrufen: über den Abmeldelink in jedem Newsletter oder beim Kundendienst.',
    ],
    sha256: 'e9c7db939018065134cbf65680f08a6cc07383ebcd9ea138dab8b953c490490a',
  },
  {
    id: 'ch/customer-match',
    kind: 'cmc',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-CH',
    label: 'Ja, ich möchte auch auf anderen Websites personalisierte Werbung erhalten.',
    detail: [
      'Wir dürfen Ihre verschlüsselte E-Mail-Adresse mit den Daten unserer Werbepartner abgleichen, um Ihnen auf anderen Websites Angebote zu zeigen, die zu Ihnen passen.',
      'Ihre Einwilligung ist freiwillig. Sie können sie jederzeit beim Kundendienst widerrufen.',
    ],
    sha256: '8c2f47a3753d5f254b292111b795e9059edeb5a09df1917e5b5f3e4f57f8f27c',
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
