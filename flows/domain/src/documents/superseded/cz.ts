import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Czech site before. They are never changed. */
export const czSuperseded = [
  {
    id: 'cz/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'cs-CZ',
    label: 'Ano, chci dostávat newsletter e-mailem a získat uvítací slevu 10 %.',
    detail: [
      'Budeme vám psát o nových kávách, nabídkách a akcích. Poukaz na slevu 10 % vám pošleme, jakmile potvrdíte přihlášení k odběru; platí jednorázově na vaši příští objednávku.',
      'Svůj souhlas můžete kdykoli odvolat: odkazem pro odhlášení v každém e-mailu nebo prostřednictvím zákaznického servisu.',
    ],
    sha256: 'bda86d84d3459328489c3f34085346a161434f3ae0baebfd99d435823d7579da',
  },
  {
    id: 'cz/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'cs-CZ',
    label: 'Souhlasím s podmínkami účasti v komunitě.',
    detail: [
      'V komunitě testujete výrobky, říkáte nám svůj názor a přicházíte s nápady ze světa kávy a domácnosti. Vaše příspěvky můžeme zobrazovat s vaším jménem bez příjmení.',
      'Účast je bezplatná. Můžete ji kdykoli a bez udání důvodu ukončit prostřednictvím zákaznického servisu.',
    ],
    sha256: '73edc60e3043d2156b558dd864d041e2ba6ede4a5b39237240d3054575a00fab',
  },
] as const satisfies readonly ConsentDocument[];
