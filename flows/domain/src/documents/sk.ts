import type { ConsentDocument } from './document.ts';

/** The consents of the Slovak site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const skDocuments = [
  {
    id: 'sk/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sk-SK',
    label: 'Súhlasím s podmienkami účasti vo vernostnom programe.',
    detail: [
      'Účasť je bezplatná a určená len súkromným osobám. Za každý nákup získavate vernostné zrnká, ktoré môžete uplatniť pri ďalších nákupoch.',
      'Účasť môžete kedykoľvek a bez udania dôvodu ukončiť prostredníctvom zákazníckeho servisu. Nazbierané vernostné zrnká prepadajú tri roky po nákupe.',
    ],
    sha256: 'ac904e5f7466a6a4d00601aca9cd25fb64317a7ae15e153b267fc4b79ccd33ec',
  },
  {
    id: 'sk/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'sk-SK',
    label: 'Áno, chcem dostávať newsletter obchodu Crema e-mailom a získať uvítaciu zľavu 10 %.',
    detail: [
      'Crema vám bude písať o káve a potrebách pre domácnosť, o ponukách a akciách. Poukaz na zľavu 10 % vám pošleme, hneď ako potvrdíte prihlásenie na odber; platí jednorazovo na vašu ďalšiu objednávku.',
      'Svoj súhlas môžete kedykoľvek odvolať: v zákazníckom účte na stránke „Vaše súhlasy“, cez odkaz na odhlásenie v každom e-maile alebo prostredníctvom zákazníckeho servisu.',
    ],
    sha256: '76612477cdf10ce0786c96d130b04a46090a5cccd18d99062d272d9225a3f092',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const skCommunityDocuments = [
  {
    id: 'sk/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'sk-SK',
    label: 'Súhlasím s podmienkami účasti v komunite.',
    detail: [
      'V komunite testujete výrobky, delíte sa s nami o svoj názor a prichádzate s nápadmi zo sveta kávy a domácnosti. Vaše príspevky môžeme zobrazovať s vaším menom bez priezviska.',
      'Účasť je bezplatná. Môžete ju kedykoľvek a bez udania dôvodu ukončiť prostredníctvom zákazníckeho servisu.',
    ],
    sha256: '6d999c0503510f3481e3ac429c1c364130fedea9948f8dbaded076cc724e435d',
  },
] as const satisfies readonly ConsentDocument[];
