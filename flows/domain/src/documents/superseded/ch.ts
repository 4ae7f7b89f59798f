import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Swiss German site before. They are never changed. */
export const chSuperseded = [
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
