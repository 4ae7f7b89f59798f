import { describe } from 'vitest';
import { expectTexts, type SaidBy } from '../../../test-support/asked/expect-texts.ts';
import { textsOf } from '../../../test-support/asked/texts-of.ts';
import { planFor } from '../../flows/index.ts';
import { siteFor } from '../../sites/index.ts';
import type { Flow } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';

/** The label of a name or of the password in a form that asks for it. */
const label =
  (last: string, flow: Flow, context: PlanContext = {}): SaidBy =>
  (site) =>
    planFor(flow, siteFor(site), context).fields.flatMap((field) =>
      'label' in field && field.name.endsWith(last) ? textsOf(site)(field.label) : [],
    )[0];

/** The message about a password that is left out. */
const passwordLeftOut =
  (flow: Flow, context: PlanContext = {}): SaidBy =>
  (site) =>
    planFor(flow, siteFor(site), context).fields.flatMap((field) =>
      field.kind === 'password' ? textsOf(site)(`error.${field.requiredKey}`) : [],
    )[0];

/** The salutations on offer, in the site's words. */
const salutations =
  (flow: Flow): SaidBy =>
  (site) =>
    planFor(flow, siteFor(site), {})
      .fields.flatMap((field) => (field.kind === 'salutation' ? field.options : []))
      .map((salutation) => textsOf(site)(`field.salutation.${salutation}`))
      .join(', ') || undefined;

const company = { salutation: 'COMPANY' } as const;
const subscription = 'COFFEE';

describe('the password is labelled for the card, and for the coffee subscription (Registration §1; §2, form 6; §5)', () => {
  const passwords = `
password
  DE AT CH | Passwort
  CH_FR    | Mot de passe
  CZ SK    | Heslo
  HU       | Jelszó
  TR       | Şifre
  PL       | Hasło
password, coffee subscription
  DE AT CH | Passwort für Ihr Kaffee-Abo
  CH_FR    | Mot de passe pour votre abonnement café
  CZ       | Heslo k předplatnému kávy
  SK       | Heslo k predplatnému kávy
  HU       | Jelszó a kávé-előfizetéséhez
  TR       | Kahve aboneliğiniz için şifre
  PL       | Hasło do subskrypcji kawy
left out
  DE AT    | Bitte legen Sie ein Passwort fest.
  CH       | Bitte wählen Sie ein Passwort.
  CH_FR    | Veuillez choisir un mot de passe.
  CZ       | Zvolte si prosím heslo.
  SK       | Zvoľte si, prosím, heslo.
  HU       | Kérjük, adjon meg egy jelszót.
  TR       | Lütfen bir şifre belirleyin.
  PL       | Prosimy ustawić hasło.
left out, coffee subscription
  DE AT    | Bitte legen Sie ein Passwort fest, damit Sie Ihr Kaffee-Abo verwalten können.
  CH       | Bitte wählen Sie ein Passwort, damit Sie Ihr Kaffee-Abo verwalten können.
  CH_FR    | Veuillez choisir un mot de passe pour pouvoir gérer votre abonnement café.
  CZ       | Zvolte si prosím heslo pro správu svého předplatného kávy.
  SK       | Zvoľte si, prosím, heslo na správu svojho predplatného kávy.
  HU       | Kérjük, adjon meg egy jelszót, hogy kezelhesse kávé-előfizetését.
  TR       | Kahve aboneliğinizi yönetebilmek için lütfen bir şifre belirleyin.
  PL       | Prosimy ustawić hasło, które posłuży do zarządzania subskrypcją kawy.
`;
  describe.each(['standalone', 'checkout'] as const)('%s', (flow) => {
    expectTexts(
      {
        password: label('password', flow),
        'password, coffee subscription': label('password', flow, { subscription }),
        'left out': passwordLeftOut(flow),
        'left out, coffee subscription': passwordLeftOut(flow, { subscription }),
      },
      passwords,
    );
  });

  expectTexts(
    {
      'of the card': label('password', 'loyalty-card'),
      'of the community': label('password', 'community'),
    },
    `
of the card
  DE AT CH | Passwort für Ihre {card}
  CH_FR    | Mot de passe pour votre {card}
  CZ       | Heslo ke kartě {card}
  SK       | Heslo ku karte {card}
  HU       | Jelszó az Ön {card} kártyájához
  TR       | -  # no card in Turkey
  PL       | Hasło do karty {card}
of the community
  DE AT CH | Passwort
  CH_FR    | Mot de passe
  CZ SK    | Heslo
  HU       | Jelszó
  TR       | Şifre
  PL       | Hasło
`,
  );
});

describe('a company is asked for its name, and for the names of its contact person (Registration §5)', () => {
  const names = `
first name
  DE AT CH | Vorname
  CH_FR    | Prénom
  CZ       | Jméno
  SK       | Meno
  HU       | Keresztnév
  TR       | Ad
  PL       | Imię
last name
  DE AT CH | Nachname
  CH_FR    | Nom
  CZ       | Příjmení
  SK       | Priezvisko
  HU       | Vezetéknév
  TR       | Soyad
  PL       | Nazwisko
first name, company  # CZ, HU, SK, TR and PL have no companies
  DE AT CH | Vorname der Kontaktperson
  CH_FR    | Prénom de la personne de contact
  CZ       | Jméno
  SK       | Meno
  HU       | Keresztnév
  TR       | Ad
  PL       | Imię
last name, company
  DE AT CH | Nachname der Kontaktperson
  CH_FR    | Nom de la personne de contact
  CZ       | Příjmení
  SK       | Priezvisko
  HU       | Vezetéknév
  TR       | Soyad
  PL       | Nazwisko
company name
  DE AT CH       | Firmenname
  CH_FR          | Nom de l’entreprise
  CZ SK HU TR PL | -
company name that may be left out
  DE AT CH       | Firmenname (optional)
  CH_FR          | Nom de l’entreprise (facultatif)
  CZ SK HU TR PL | -
`;
  describe.each(['standalone', 'checkout', 'community', 'invoice-address'] as const)('%s', (flow) => {
    expectTexts(
      {
        'first name': label('.firstName', flow),
        'last name': label('.lastName', flow),
        'first name, company': label('.firstName', flow, company),
        'last name, company': label('.lastName', flow, company),
        'company name': label('.companyName', flow, company),
        'company name that may be left out': label('.companyName', flow, {
          ...company,
          companyNameRequired: false,
        }),
      },
      names,
    );
  });

  expectTexts(
    {
      'company of a Turkish invoice': label('.companyName', 'invoice-address', {
        country: 'TR',
        companyInvoice: true,
        companyType: 'INSTITUTIONAL',
      }),
    },
    `
company of a Turkish invoice
  DE AT CH | Firmenname
  CH_FR    | Nom de l’entreprise
  CZ       | Název firmy
  SK       | Názov firmy
  HU       | Cégnév
  TR       | Şirket adı
  PL       | Nazwa firmy
`,
  );
});

describe('the salutations in the words of each site (Registration §3)', () => {
  expectTexts(
    { 'sign-up': salutations('standalone'), card: salutations('loyalty-card') },
    `
sign-up
  DE AT CH | Herr, Frau, Divers, Firma
  CH_FR    | Monsieur, Madame, Autre, Entreprise
  CZ       | Pan, Paní
  SK       | Pán, Pani
  HU       | Úr, Hölgy
  TR       | Bey, Hanım
  PL       | Pan, Pani
card
  DE AT CH | Herr, Frau, Divers
  CH_FR    | Monsieur, Madame, Autre
  CZ       | Pan, Paní
  SK       | Pán, Pani
  HU       | Úr, Hölgy
  TR       | -
  PL       | Pan, Pani
`,
  );
});
