import type { ConsentDocument } from './document.ts';

/** The consents of the Hungarian site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const huDocuments = [
  {
    id: 'hu/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'hu-HU',
    label: 'Elfogadom a kártyaprogram részvételi feltételeit.',
    detail: [
      'A részvétel ingyenes, és csak magánszemélyek számára lehetséges. Minden vásárlásával hűségbabokat gyűjthet, amelyeket későbbi vásárlásainál válthat be.',
      'Részvételét ügyfélszolgálatunkon bármikor, indoklás nélkül megszüntetheti. Az összegyűjtött hűségbabok a vásárlástól számított három év elteltével érvényüket vesztik.',
    ],
    sha256: '7493a3322d196aa4b61b9807039e0adf80c4a825b85188b7ab9d31ed2b9b145e',
  },
  {
    id: 'hu/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'hu-HU',
    label: 'Igen, feliratkozom a Crema e-mailes hírlevelére, és élek a 10%-os üdvözlő kedvezménnyel.',
    detail: [
      'A Crema kávékról, háztartási termékekről, ajánlatokról és akciókról ír Önnek. A 10%-os kupont a feliratkozás megerősítése után küldjük el; egyszer, a következő rendelésénél használható fel.',
      'Hozzájárulását bármikor visszavonhatja: ügyfélfiókjában „Az Ön hozzájárulásai” oldalon, az e-mailjeinkben található leiratkozási linken vagy ügyfélszolgálatunkon.',
    ],
    sha256: '4f569c28888cb383bb7c1a50b401e4b4b4a0981d1dfcf6040e2d7bd3a6498066',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const huCommunityDocuments = [
  {
    id: 'hu/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'hu-HU',
    label: 'Elfogadom a közösség részvételi feltételeit.',
    detail: [
      'A közösség tagjaként termékeket tesztel, elmondja a véleményét, és ötleteket oszt meg velünk a kávéról és az otthonról. Véleményét és ötleteit keresztnevével együtt megjeleníthetjük.',
      'A részvétel ingyenes, és ügyfélszolgálatunkon bármikor, indoklás nélkül megszüntethető.',
    ],
    sha256: '332074c3df54c05c88f1cc61f7967a8866ca12c5445da8b83b3531ed8aa336c9',
  },
] as const satisfies readonly ConsentDocument[];
