import type { ConsentDocument } from '../document.ts';

/** Versions that were in force on the Polish site before. They are never changed. */
export const plSuperseded = [
  {
    id: 'pl/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'pl-PL',
    label: 'Akceptuję regulamin programu lojalnościowego.',
    detail: [
      'Udział w programie jest bezpłatny i przeznaczony wyłącznie dla osób prywatnych. Przy każdym zakupie zbierają Państwo ziarna lojalnościowe, które można wymienić przy kolejnych zakupach.',
      'Z udziału w programie można zrezygnować w każdej chwili i bez podania przyczyny, kontaktując się z obsługą klienta. Zebrane ziarna tracą ważność po trzech latach od zakupu.',
    ],
    sha256: 'd8c576742c5a167f2af727837d77361e4fa3c4fe09133f1e8bc43d32a2daa8f6',
  },
  {
    id: 'pl/newsletter',
    kind: 'newsletter',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'pl-PL',
    label: 'Tak, chcę otrzymywać newsletter e-mailem i skorzystać z 10% rabatu powitalnego.',
    detail: [
      'Piszemy o nowych kawach, ofertach i promocjach. Kupon na 10% rabatu prześlemy po potwierdzeniu zapisu; można go wykorzystać jednorazowo przy następnym zamówieniu.',
      'Zgodę można wycofać w każdej chwili: klikając link rezygnacji w dowolnym e-mailu lub kontaktując się z obsługą klienta.',
    ],
    sha256: '95b51decee67e5cc090fd8fd6266416199e596e4347a7632a3ad8e8a7fef722a',
  },
  {
    id: 'pl/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.0',
    validFrom: '2026-11-01',
    locale: 'pl-PL',
    label: 'Akceptuję regulamin społeczności.',
    detail: [
      'Członkowie społeczności testują produkty, dzielą się opiniami i podsuwają pomysły związane z kawą i domem. Opinie i pomysły możemy prezentować z podaniem imienia.',
      'Udział jest bezpłatny. Można z niego zrezygnować w każdej chwili i bez podania przyczyny, kontaktując się z obsługą klienta.',
    ],
    sha256: 'abad702eb9ac0f37e667cb0030501c27d67c871055cc5b5d287c6b44fc070723',
  },
] as const satisfies readonly ConsentDocument[];
