import type { ConsentDocument } from './document.ts';

/** The consents of the Polish site. Drafts until they are signed off, see `docs/legal-texts.md`. */
export const plDocuments = [
  {
    id: 'pl/card-terms-and-conditions',
    kind: 'cardTermsAndConditions',
    fullText: 'cardTerms',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'pl-PL',
    label: 'Akceptuję regulamin programu lojalnościowego.',
    detail: [
      'Udział w programie jest bezpłatny i przeznaczony wyłącznie dla osób prywatnych. Przy każdym zakupie zbierają Państwo ziarna lojalnościowe, które można wymienić przy kolejnych zakupach.',
      'Z udziału w programie można zrezygnować w każdej chwili i bez podania przyczyny, kontaktując się z obsługą klienta. Zebrane ziarna tracą ważność po trzech latach od zakupu.',
    ],
    sha256: 'c25631037dd20f7307e47030b946f74cca6815489de5c7a7d1ceeeade534a606',
  },
  {
    id: 'pl/newsletter',
    kind: 'newsletter',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'pl-PL',
    label: 'Tak, chcę otrzymywać newsletter sklepu Crema e-mailem i skorzystać z 10% rabatu powitalnego.',
    detail: [
      'Crema pisze o kawie i artykułach dla domu, o ofertach i promocjach. Kupon na 10% rabatu prześlemy po potwierdzeniu zapisu; można go wykorzystać jednorazowo przy następnym zamówieniu.',
      'Zgodę można wycofać w każdej chwili: na koncie klienta na stronie „Państwa zgody”, klikając link rezygnacji w dowolnym e-mailu lub kontaktując się z obsługą klienta.',
    ],
    sha256: '1fcbbe40572888cfa7d3c9411c822f4c12684ab6cb8cbcb97c43beba5302557a',
  },
] as const satisfies readonly ConsentDocument[];

/** The conditions of the community. */
export const plCommunityDocuments = [
  {
    id: 'pl/community-conditions',
    kind: 'communityConditions',
    fullText: 'communityTerms',
    version: '1.1',
    validFrom: '2026-11-26',
    locale: 'pl-PL',
    label: 'Akceptuję regulamin społeczności.',
    detail: [
      'Członkowie społeczności testują produkty, dzielą się opiniami i podsuwają pomysły związane z kawą i domem. Opinie i pomysły możemy prezentować z podaniem imienia.',
      'Udział jest bezpłatny. Można z niego zrezygnować w każdej chwili i bez podania przyczyny, kontaktując się z obsługą klienta.',
    ],
    sha256: 'ebb1c94afae0a8815366ebb1d32eb4b612747916d0848c67bfa3137118535f46',
  },
] as const satisfies readonly ConsentDocument[];
