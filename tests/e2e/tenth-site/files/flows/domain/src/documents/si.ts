import type { ConsentDocument } from './document.ts';

/** The consents of the Slovene site. */
export const siDocuments = [
  {
    id: 'si/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sl-SI',
    label: 'Strinjam se s pogoji sodelovanja v programu zvestobe.',
    detail: [
      'Sodelovanje je brezplačno in namenjeno fizičnim osebam. Z vsakim nakupom zbirate zrna zvestobe, ki jih lahko unovčite pri naslednjih nakupih.',
      'Sodelovanje lahko kadar koli in brez navedbe razlogov končate pri pomoči strankam. Zbrana zrna zvestobe zapadejo tri leta po nakupu.',
    ],
    sha256: 'db431ba7f028ac342534449a72f29971e5a31d3cb781951838e8250d025c7d93',
  },
  {
    id: 'si/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sl-SI',
    label: 'Da, e-novice želim prejemati po e-pošti in si zagotoviti 10 % popusta za dobrodošlico.',
    detail: [
      'Pisali vam bomo o novih kavah, ponudbah in akcijah. Kupon za 10 % prejmete, ko potrdite prijavo; velja enkrat, za vaše naslednje naročilo.',
      'Privolitev lahko kadar koli prekličete: s povezavo za odjavo v vsakem e-sporočilu ali pri pomoči strankam.',
    ],
    sha256: '393000b74ed16b23c74d23f6491605c4b5f8affd7580f4053412fe7505923753',
  },
] as const satisfies readonly ConsentDocument[];

/** The terms of the community. */
export const siCommunityDocuments = [
  {
    id: 'si/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'sl-SI',
    label: 'Strinjam se s pogoji sodelovanja v skupnosti.',
    detail: [
      'V skupnosti preizkušate izdelke, nam poveste svoje mnenje in prispevate zamisli o kavi in domu. Vaše prispevke smemo objaviti z vašim imenom.',
      'Sodelovanje je brezplačno. Kadar koli in brez navedbe razlogov ga lahko končate pri pomoči strankam.',
    ],
    sha256: '033b8c81ba177056526626cefc8c9d986f64895726b8649b97eb374d0394dc04',
  },
] as const satisfies readonly ConsentDocument[];
