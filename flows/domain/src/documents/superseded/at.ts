import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Austrian site before. They are never changed. */
export const atSuperseded = [
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
