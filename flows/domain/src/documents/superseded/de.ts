import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the German site before. They are never changed. */
export const deSuperseded = [
  {
    id: 'de/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'de-DE',
    label: 'Ja, ich möchte den Newsletter per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.',
    detail: [
      'Wir schreiben Ihnen über neue Kaffees, Angebote und Aktionen. Den Gutschein über 10 % erhalten Sie, sobald Sie Ihre Anmeldung bestätigt haben; er gilt einmalig für Ihre nächste Bestellung.',
      'Ihre Einwilligung können Sie jederzeit widerrufen: über den Abmeldelink in jeder E-Mail oder beim Kundenservice.',
    ],
    sha256: 'db137f81496e98db8e9f63a6fa33e065255225e5fc71ad86b1ee977fa272597c',
  },
] as const satisfies readonly ConsentDocument[];
