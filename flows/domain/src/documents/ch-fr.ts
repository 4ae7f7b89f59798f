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
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'fr-CH',
    label:
      'Oui, je souhaite recevoir la newsletter de Crema par e-mail et bénéficier d’un rabais de bienvenue de 10 %.',
    detail: [
      'Crema vous informe de ses cafés, articles ménagers, offres et actions. Vous recevez le bon de 10 % après confirmation de votre inscription ; il est valable une fois, pour votre prochaine commande.',
      'La newsletter est requise pour le programme de fidélité. Vous pouvez révoquer votre consentement en tout temps : dans votre compte, sous « Vos consentements », par le lien de désinscription de chaque newsletter ou auprès du service clientèle. Votre carte reste alors valable.',
    ],
    sha256: 'e46d38da1fdda202f619bee1d7c1a12af8e863fa6b83539356a30ad562b5ba5e',
  },
  {
    id: 'ch-fr/customer-match',
    kind: 'cmc',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'fr-CH',
    label: 'Oui, je souhaite voir de la publicité personnalisée sur d’autres sites également.',
    detail: [
      'Nous pouvons transformer votre adresse e-mail en une empreinte (hash) et la comparer aux données de nos partenaires publicitaires afin de vous présenter sur d’autres sites des offres adaptées.',
      'Votre choix est libre. Vous pouvez révoquer votre consentement en tout temps : dans votre compte, sous « Vos consentements », ou auprès du service clientèle.',
    ],
    sha256: '85c4eb831b770a6f02c401ffd279e0ba30dd21827d56b0777fa438852183013b',
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
