import type { ConsentDocument } from './document.ts';

/** The consents of the Turkish site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const trDocuments = [
  {
    id: 'tr/membership',
    kind: 'membership',
    fullText: 'membership',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'tr-TR',
    label: 'Üyelik sözleşmesini okudum ve kabul ediyorum.',
    detail: [
      'Üyeliğiniz ücretsizdir. Üyelik hesabınızla siparişlerinizi takip edebilir, adreslerinizi kaydedebilir ve size özel tekliflerden yararlanabilirsiniz.',
      'Üyeliğinizi dilediğiniz zaman, gerekçe göstermeden müşteri hizmetleri aracılığıyla sona erdirebilirsiniz.',
    ],
    sha256: '1ec784bd1128d93dac58f55114f981589982876dd9e37b14b3a969605395f7ea',
  },
  {
    id: 'tr/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'tr-TR',
    label: 'Crema bültenine abone olmak ve %10 hoş geldin indirimi kazanmak istiyorum.',
    detail: [
      'Crema size kahve, ev ürünleri, kampanyalar ve fırsatlar hakkında e-posta gönderir. %10 indirim kuponunuz, aboneliğinizi onayladıktan sonra e-postayla gelir ve bir sonraki siparişinizde bir kez geçerlidir.',
      'Onayınızı hesabınızdaki “Onaylarınız” sayfasından, her e-postadaki abonelikten çıkma bağlantısıyla ya da müşteri hizmetleri aracılığıyla dilediğiniz zaman geri alabilirsiniz.',
    ],
    sha256: 'afbfa05528e6800b77d208c81f71a0f71c9b06799745ce8f3f924fcb94345efe',
  },
  {
    id: 'tr/dne',
    kind: 'dne',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'tr-TR',
    label:
      'Alışveriş ve kullanım verilerimin bana özel teklifler hazırlanması için kullanılmasına izin veriyorum.',
    detail: [
      'Satın aldığınız ürünleri ve sitemizdeki gezinme bilgilerinizi, ilginizi çekebilecek teklifleri seçmek için değerlendiririz. Verilerinizi bu amaçla üçüncü kişilere aktarmayız.',
      'İzninizi hesabınızdaki “Onaylarınız” sayfasından ya da müşteri hizmetleri aracılığıyla dilediğiniz zaman geri alabilirsiniz.',
    ],
    sha256: '7772c2bd0fe6fd05a089162cfd6a5de2ec09d8d73722f5902415c28ee2c77b14',
  },
] as const satisfies readonly ConsentDocument[];

/** The consent of a guest's order in the checkout. */
export const trGuestDocuments = [
  {
    id: 'tr/guest-order',
    kind: 'guest',
    fullText: 'guestOrder',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'tr-TR',
    label:
      'Üye olmadan sipariş vermek istiyorum; ön bilgilendirme koşullarını ve mesafeli satış sözleşmesini kabul ediyorum.',
    detail: [
      'Siparişinizi üyelik hesabı açmadan tamamlarsınız. Satıcı bilgilerini, ürünlerin temel niteliklerini, vergiler dahil toplam fiyatı, ödeme ve teslimat koşullarını siparişinizi onaylamadan önce görürsünüz.',
      'Ürünü teslim aldığınız günden itibaren 14 gün içinde, gerekçe göstermeden ve cezai şart ödemeden müşteri hizmetleri aracılığıyla sözleşmeden cayabilirsiniz. Mevzuatta sayılan istisnalarda, örneğin çabuk bozulabilen ürünlerde cayma hakkı kullanılamaz.',
    ],
    sha256: 'a7ea2cefbc0491d884dae5e8009b9f2465c664c25fd6da16e7bdb863fd1d1a44',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const trCommunityDocuments = [
  {
    id: 'tr/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'tr-TR',
    label: 'Topluluğun katılım koşullarını kabul ediyorum.',
    detail: [
      'Topluluğun üyesi olarak ürünleri dener, görüşlerinizi paylaşır, kahve ve ev yaşamı için fikirlerinizi önerirsiniz. Paylaşımlarınız yalnızca adınızla, soyadınız belirtilmeden gösterilebilir.',
      'Katılım ücretsizdir. Katılımınızı dilediğiniz zaman, gerekçe göstermeden müşteri hizmetleri aracılığıyla sona erdirebilirsiniz.',
    ],
    sha256: 'c02b1caf0006a45eebe109a6f9a892365abf3be8f5e80bc623519482b8206724',
  },
] as const satisfies readonly ConsentDocument[];
