import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Swiss French site before. They are never changed. */
export const chFrSuperseded = [
  {
    id: 'ch-fr/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'fr-CH',
    label:
      'Oui, je souhaite recevoir la newsletter par e-mail et bénéficier d’un rabais de bienvenue de 10 %.',
    detail: [
      'Nous vous informons de nos nouveaux cafés, offres et actions. Vous recevez le bon de 10 % dès que vous avez confirmé votre inscription ; il est valable une seule fois, pour votre prochaine commande.',
      'Vous pouvez révoquer votre consentement en tout temps : au moyen du lien de désinscription figurant dans chaque newsletter ou auprès du service clientèle.',
    ],
    sha256: 'c2c5073946555574a014c8ed89131d4b1b7b0d1da4c22b081c83f20bf0aac75f',
  },
  {
    id: 'ch-fr/customer-match',
    kind: 'cmc',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'fr-CH',
    label: 'Oui, je souhaite voir de la publicité personnalisée sur d’autres sites également.',
    detail: [
      'Nous pouvons comparer votre adresse e-mail chiffrée avec les données de nos partenaires publicitaires afin de vous présenter, sur d’autres sites, des offres qui vous correspondent.',
      'Votre consentement est facultatif. Vous pouvez le révoquer en tout temps auprès du service clientèle.',
    ],
    sha256: 'e1ffec6e108c24fc0a57e112506ef33d4d39b9cbd4e6d0d93b8416884d714208',
  },
] as const satisfies readonly ConsentDocument[];
