import type { ConsentDocument } from './document.ts';

/** The consents of the Swiss French site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const chFrDocuments = [
  {
    id: 'ch-fr/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'fr-CH',
    label: 'J’accepte les conditions de participation au programme de fidélité.',
    detail: [
      'La participation est gratuite et réservée aux particuliers. À chaque achat, vous collectez des grains de fidélité que vous pouvez utiliser lors de vos achats suivants.',
      'Vous pouvez mettre fin à votre participation en tout temps et sans indication de motif auprès du service clientèle. Les grains de fidélité collectés expirent trois ans après l’achat.',
    ],
    sha256: '82889f8a4108df0dc14626a263ebdd525c68b37cdf00a7015fca9071b4b415df',
  },
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

/** The conditions of the community. */
export const chFrCommunityDocuments = [
  {
    id: 'ch-fr/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'fr-CH',
    label: 'J’accepte les conditions de participation à la communauté.',
    detail: [
      'En tant que membre de la communauté, vous testez des produits, donnez votre avis et proposez vos idées autour du café et de la maison. Nous pouvons présenter vos contributions accompagnées de votre prénom.',
      'La participation est gratuite. Vous pouvez y mettre fin en tout temps et sans indication de motif auprès du service clientèle.',
    ],
    sha256: 'a9b9eba14ca10c7b8789db257a043e708853f746ced0c826085933d1eee1447b',
  },
] as const satisfies readonly ConsentDocument[];
