import { describe } from 'vitest';
import { expectTexts, type SaidBy } from '../../../test-support/asked/expect-texts.ts';
import { plainBlanks, textsOf } from '../../../test-support/asked/texts-of.ts';
import { documentsFor } from '../../documents/index.ts';
import { planFor } from '../../flows/index.ts';
import type { ConsentKind } from '../../model/consent.ts';
import { siteFor } from '../../sites/index.ts';
import type { Flow } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';

const consentIn = (kind: ConsentKind, site: string, flow: Flow, context: PlanContext) =>
  planFor(flow, siteFor(site), context).consents.find((consent) => consent.kind === kind);

/** The sentence beside the checkbox, where a form has it. */
const sentence =
  (kind: ConsentKind, flow: Flow, context: PlanContext = {}): SaidBy =>
  (site) => {
    const shown = consentIn(kind, site, flow, context);
    const document = documentsFor(site).find((each) => each.kind === shown?.kind);
    return document && plainBlanks(document.label);
  };

/** The message about a consent that must be ticked and is not. */
const missing =
  (kind: ConsentKind, flow: Flow, context: PlanContext = {}): SaidBy =>
  (site) =>
    consentIn(kind, site, flow, context)?.required ? textsOf(site)(`error.consent.${kind}`) : undefined;

const withCard = { cardMembership: true };

describe("the card's conditions and the newsletter, which the card needs on DE, CH and CH_FR (Registration §5, §8)", () => {
  expectTexts(
    {
      'conditions of the card, sign-up with the card': sentence(
        'cardTermsAndConditions',
        'standalone',
        withCard,
      ),
      'conditions of the card, form of the card': sentence('cardTermsAndConditions', 'loyalty-card'),
      'conditions of the card, sign-up without it': sentence('cardTermsAndConditions', 'standalone'),
      'conditions of the card, missing': missing('cardTermsAndConditions', 'loyalty-card'),
      newsletter: sentence('newsletter', 'standalone'),
      'newsletter, missing': missing('newsletter', 'loyalty-card'),
      'newsletter, missing without the card': missing('newsletter', 'standalone'),
    },
    `
conditions of the card, sign-up with the card
  DE AT CH | Ich stimme den Teilnahmebedingungen des Kartenprogramms zu.
  CH_FR    | J’accepte les conditions de participation au programme de fidélité.
  CZ       | Souhlasím s podmínkami účasti ve věrnostním programu.
  SK       | Súhlasím s podmienkami účasti vo vernostnom programe.
  HU       | Elfogadom a kártyaprogram részvételi feltételeit.
  TR       | -
  PL       | Akceptuję regulamin programu lojalnościowego.
conditions of the card, form of the card
  DE AT CH | Ich stimme den Teilnahmebedingungen des Kartenprogramms zu.
  CH_FR    | J’accepte les conditions de participation au programme de fidélité.
  CZ       | Souhlasím s podmínkami účasti ve věrnostním programu.
  SK       | Súhlasím s podmienkami účasti vo vernostnom programe.
  HU       | Elfogadom a kártyaprogram részvételi feltételeit.
  TR       | -
  PL       | Akceptuję regulamin programu lojalnościowego.
conditions of the card, sign-up without it
  DE AT CH CH_FR CZ SK HU TR PL | -
conditions of the card, missing
  DE AT CH | Bitte stimmen Sie den Teilnahmebedingungen zu, um am Kartenprogramm teilnehmen zu können.
  CH_FR    | Veuillez accepter les conditions de participation pour prendre part au programme de fidélité.
  CZ       | Pokud se chcete zapojit do věrnostního programu, potvrďte prosím souhlas s podmínkami účasti.
  SK       | Ak sa chcete zapojiť do vernostného programu, potvrďte, prosím, súhlas s podmienkami účasti.
  HU       | Kérjük, fogadja el a részvételi feltételeket, hogy részt vehessen a kártyaprogramban.
  TR       | -
  PL       | Aby wziąć udział w programie lojalnościowym, prosimy zaakceptować jego regulamin.
newsletter
  DE AT | Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und mir 10 % Willkommensrabatt sichern.
  CH    | Ja, ich möchte den Newsletter von Crema per E-Mail erhalten und von 10 % Willkommensrabatt profitieren.
  CH_FR | Oui, je souhaite recevoir la newsletter de Crema par e-mail et bénéficier d’un rabais de bienvenue de 10 %.
  CZ    | Ano, chci dostávat newsletter obchodu Crema e-mailem a získat uvítací slevu 10 %.
  SK    | Áno, chcem dostávať newsletter obchodu Crema e-mailom a získať uvítaciu zľavu 10 %.
  HU    | Igen, feliratkozom a Crema e-mailes hírlevelére, és élek a 10%-os üdvözlő kedvezménnyel.
  TR    | Crema bültenine abone olmak ve %10 hoş geldin indirimi kazanmak istiyorum.
  PL    | Tak, chcę otrzymywać newsletter sklepu Crema e-mailem i skorzystać z 10% rabatu powitalnego.
newsletter, missing
  DE CH          | Bitte melden Sie sich zum Newsletter an, um am Kartenprogramm teilnehmen zu können.
  CH_FR          | Pour prendre part au programme de fidélité, veuillez vous inscrire à la newsletter.
  AT CZ SK HU PL | -
  TR             | -
newsletter, missing without the card
  DE AT CH CH_FR CZ SK HU TR PL | -
`,
  );
});

describe('advertising and offers, which are never required (Registration §1, §5)', () => {
  const table = `
advertising on other sites
  CH                      | Ja, ich möchte auch auf anderen Websites personalisierte Werbung erhalten.
  CH_FR                   | Oui, je souhaite voir de la publicité personnalisée sur d’autres sites également.
  DE AT CZ SK HU TR PL    | -
personalised offers
  TR                      | Alışveriş ve kullanım verilerimin bana özel teklifler hazırlanması için kullanılmasına izin veriyorum.
  DE AT CH CH_FR CZ SK HU | -
  PL                      | -
advertising on other sites, missing
  DE AT CH CH_FR CZ SK HU TR PL | -
personalised offers, missing
  DE AT CH CH_FR CZ SK HU TR PL | -
`;
  describe.each(['standalone', 'checkout', 'community'] as const)('%s', (flow) => {
    expectTexts(
      {
        'advertising on other sites': sentence('cmc', flow),
        'personalised offers': sentence('dne', flow),
        'advertising on other sites, missing': missing('cmc', flow),
        'personalised offers, missing': missing('dne', flow),
      },
      table,
    );
  });
});

describe('the membership and the guest’s order of Turkey, in the words of Registration §6', () => {
  const hidePassword = true;
  const passwordGiven = true;
  expectTexts(
    {
      'membership, sign-up': sentence('membership', 'standalone'),
      'membership, sign-up, missing': missing('membership', 'standalone'),
      'membership, community': sentence('membership', 'community'),
      'membership, checkout with a password': sentence('membership', 'checkout', { passwordGiven }),
      'membership, checkout without one': sentence('membership', 'checkout', { hidePassword }),
      'guest, checkout without a password': sentence('guest', 'checkout', { hidePassword }),
      'guest, checkout without a password, missing': missing('guest', 'checkout', { hidePassword }),
      'guest, checkout with one': sentence('guest', 'checkout', { passwordGiven }),
      'guest, sign-up': sentence('guest', 'standalone'),
    },
    `
membership, sign-up
  TR                         | Üyelik sözleşmesini okudum ve kabul ediyorum.
  DE AT CH CH_FR CZ SK HU PL | -
membership, sign-up, missing
  TR                         | Üyeliğinizi tamamlayabilmek için zorunlu alanları kabul etmelisiniz.
  DE AT CH CH_FR CZ SK HU PL | -
membership, community
  TR                         | Üyelik sözleşmesini okudum ve kabul ediyorum.
  DE AT CH CH_FR CZ SK HU PL | -
membership, checkout with a password
  TR                         | Üyelik sözleşmesini okudum ve kabul ediyorum.
  DE AT CH CH_FR CZ SK HU PL | -
membership, checkout without one
  DE AT CH CH_FR CZ SK HU TR PL | -
guest, checkout without a password
  TR                         | Üye olmadan sipariş vermek istiyorum; ön bilgilendirme koşullarını ve mesafeli satış sözleşmesini kabul ediyorum.
  DE AT CH CH_FR CZ SK HU PL | -
guest, checkout without a password, missing
  TR                         | Üye olmadan sipariş verebilmek için zorunlu alanı kabul etmelisiniz.
  DE AT CH CH_FR CZ SK HU PL | -
guest, checkout with one
  DE AT CH CH_FR CZ SK HU TR PL | -
guest, sign-up
  DE AT CH CH_FR CZ SK HU TR PL | -
`,
  );
});

describe('the conditions of the community, which are always required (Registration §5, §8)', () => {
  const table = `
conditions
  DE AT CH | Ich stimme den Teilnahmebedingungen der Community zu.
  CH_FR    | J’accepte les conditions de participation à la communauté.
  CZ       | Souhlasím s podmínkami účasti v komunitě.
  SK       | Súhlasím s podmienkami účasti v komunite.
  HU       | Elfogadom a közösség részvételi feltételeit.
  TR       | Topluluğun katılım koşullarını kabul ediyorum.
  PL       | Akceptuję regulamin społeczności.
missing
  DE       | Bitte stimmen Sie den Teilnahmebedingungen der Community zu, um teilnehmen zu können.
  AT CH    | Bitte stimmen Sie den Teilnahmebedingungen der Community zu, um mitmachen zu können.
  CH_FR    | Veuillez accepter les conditions de participation pour rejoindre la communauté.
  CZ       | Pokud se chcete zapojit do komunity, potvrďte prosím souhlas s podmínkami účasti.
  SK       | Ak sa chcete zapojiť do komunity, potvrďte, prosím, súhlas s podmienkami účasti.
  HU       | Kérjük, fogadja el a közösség részvételi feltételeit, hogy csatlakozhasson.
  TR       | Topluluğa katılmak için lütfen katılım koşullarını kabul edin.
  PL       | Aby dołączyć do społeczności, prosimy zaakceptować jej regulamin.
`;
  describe.each(['community', 'community-request'] as const)('%s', (flow) => {
    expectTexts(
      {
        conditions: sentence('communityConditions', flow),
        missing: missing('communityConditions', flow),
      },
      table,
    );
  });
});
