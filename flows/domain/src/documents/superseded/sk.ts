import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Slovak site before. They are never changed. */
export const skSuperseded = [
  {
    id: 'sk/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sk-SK',
    label: 'Áno, chcem dostávať newsletter e-mailom a získať uvítaciu zľavu 10 %.',
    detail: [
      'Budeme vám písať o nových kávach, ponukách a akciách. Poukaz na zľavu 10 % vám pošleme, hneď ako potvrdíte prihlásenie na odber; platí jednorazovo na vašu ďalšiu objednávku.',
      'Svoj súhlas môžete kedykoľvek odvolať: cez odkaz na odhlásenie v každom e-maile alebo prostredníctvom zákazníckeho servisu.',
    ],
    sha256: '68e4abd12b6e51d9a2127e5712c45c0aa9e27461bef9de7a0fe067de60dcae9b',
  },
  {
    id: 'sk/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sk-SK',
    label: 'Súhlasím s podmienkami účasti v komunite.',
    detail: [
      'V komunite testujete výrobky, delíte sa s nami o svoj názor a prichádzate s nápadmi zo sveta kávy a domácnosti. Vaše príspevky môžeme zobrazovať s vaším menom bez priezviska.',
      'Účasť je bezplatná. Môžete ju kedykoľvek a bez udania dôvodu ukončiť prostredníctvom zákazníckeho servisu.',
    ],
    sha256: 'e04d9dabf3adf733ddfce9d32fb0d2892f183c4f4c2d354d5866deba9600221f',
  },
] as const satisfies readonly ConsentDocument[];
