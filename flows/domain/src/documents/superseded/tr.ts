import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Turkish site before. They are never changed. */
export const trSuperseded = [
  {
    id: 'tr/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'tr-TR',
    label: 'Bültene abone olmak ve %10 hoş geldin indirimi kazanmak istiyorum.',
    detail: [
      'Yeni kahveler, kampanyalar ve fırsatlar hakkında size e-posta göndeririz. %10 indirim kuponunuz, aboneliğinizi onayladıktan sonra e-postayla gelir ve bir sonraki siparişinizde bir kez geçerlidir.',
      'Onayınızı her e-postadaki abonelikten çıkma bağlantısıyla ya da müşteri hizmetleri aracılığıyla dilediğiniz zaman geri alabilirsiniz.',
    ],
    sha256: '89ca3dfcc4bd10082ffe0e1abc24c7fe30053c6cef2f5fb794c01df61625eb50',
  },
  {
    id: 'tr/dne',
    kind: 'dne',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'tr-TR',
    label:
      'Alışveriş ve kullanım verilerimin bana özel teklifler hazırlanması için kullanılmasına izin veriyorum.',
    detail: [
      'Satın aldığınız ürünleri ve sitemizdeki gezinme bilgilerinizi, ilginizi çekebilecek teklifleri seçmek için değerlendiririz. Verilerinizi bu amaçla üçüncü kişilere aktarmayız.',
      'İzninizi dilediğiniz zaman müşteri hizmetleri aracılığıyla geri alabilirsiniz.',
    ],
    sha256: 'f697cbf812cdefc07933f17bb626762b9cb6e03f5fc967312cd3c5134fa2e581',
  },
] as const satisfies readonly ConsentDocument[];
