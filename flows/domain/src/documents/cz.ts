import type { ConsentDocument } from './document.ts';

/** The consents of the Czech site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const czDocuments = [
  {
    id: 'cz/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'cs-CZ',
    label: 'Souhlasím s podmínkami účasti ve věrnostním programu.',
    detail: [
      'Účast je bezplatná a určená jen soukromým osobám. Za každý nákup získáváte věrnostní zrnka, která můžete uplatnit při dalších nákupech.',
      'Účast můžete kdykoli a bez udání důvodu ukončit prostřednictvím zákaznického servisu. Nasbíraná věrnostní zrnka propadají tři roky po nákupu.',
    ],
    sha256: '8563593f6b8d83a5f0245c7dd12712ac43a0db30cbbb379677394cbb4b0dbc2f',
  },
  {
    id: 'cz/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'cs-CZ',
    label: 'Ano, chci dostávat newsletter obchodu Crema e-mailem a získat uvítací slevu 10 %.',
    detail: [
      'Crema vám bude psát o kávě a potřebách pro domácnost, o nabídkách a akcích. Poukaz na slevu 10 % vám pošleme, jakmile potvrdíte přihlášení k odběru; platí jednorázově na vaši příští objednávku.',
      'Svůj souhlas můžete kdykoli odvolat: v zákaznickém účtu na stránce „Vaše souhlasy“, odkazem pro odhlášení v každém e-mailu nebo prostřednictvím zákaznického servisu.',
    ],
    sha256: '1d911f391631b0dd538e41ba8d684c17636802189b2a70f9e54646a5bfcae266',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const czCommunityDocuments = [
  {
    id: 'cz/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'cs-CZ',
    label: 'Souhlasím s podmínkami účasti v komunitě.',
    detail: [
      'V komunitě testujete výrobky, říkáte nám svůj názor a přicházíte s nápady ze světa kávy a domácnosti. Vaše příspěvky můžeme zobrazovat s vaším jménem bez příjmení.',
      'Účast je bezplatná. Můžete ji kdykoli a bez udání důvodu ukončit prostřednictvím zákaznického servisu.',
    ],
    sha256: '980e4d092a9479fe00ea6764905c08a18b20d03a205d2287ce7e78ebe5b33e3d',
  },
] as const satisfies readonly ConsentDocument[];
