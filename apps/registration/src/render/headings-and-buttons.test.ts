import { expectTexts, type SaidBy } from '../../../../flows/domain/test-support/asked/expect-texts.ts';
import { plainBlanks } from '../../../../flows/domain/test-support/asked/texts-of.ts';
import { shownPage } from '../../test-support/shown-page.ts';

const heading =
  (path: string): SaidBy =>
  async (site) => {
    const shown = await shownPage(path, site);
    return shown && plainBlanks(shown.heading);
  };

const buttons =
  (path: string): SaidBy =>
  async (site) =>
    (await shownPage(path, site))?.buttons.join(', ');

const sections =
  (path: string): SaidBy =>
  async (site) =>
    (await shownPage(path, site))?.sections.join(', ');

const withAddress = '/checkout-registration-with-address-without-password';

// The headings and the buttons of each page, typed by hand: Registration §2 gives the checkout's in German.
expectTexts(
  {
    'sign-up, heading': heading('/signup'),
    'sign-up, parts': sections('/signup'),
    'sign-up, button': buttons('/signup'),
    'sign-up for a coffee subscription, heading': heading('/signup?subscription=COFFEE'),
    'checkout, heading': heading('/checkout-registration'),
    'checkout, button': buttons('/checkout-registration'),
    'checkout without password, heading': heading('/checkout-registration-without-password'),
    'checkout without password, button': buttons('/checkout-registration-without-password'),
    'checkout with address, heading': heading(withAddress),
    'checkout with address, parts': sections(withAddress),
    'checkout with address, button': buttons(withAddress),
    'loyalty card, heading': heading('/crema-registration'),
    'loyalty card, parts': sections('/crema-registration'),
    'loyalty card, button': buttons('/crema-registration'),
    'community registration, heading': heading('/community-registration'),
    'community registration, button': buttons('/community-registration'),
    'community request, heading': heading('/community-request'),
    'community request, button': buttons('/community-request'),
    'invoice address, heading': heading('/address-input/standalone'),
    'invoice address, buttons': buttons('/address-input/checkout'),
  },
  `
sign-up, heading
  DE AT    | Konto anlegen
  CH       | Konto erstellen
  CH_FR    | Créer un compte
  CZ       | Vytvořte si účet
  SK       | Vytvorte si účet
  HU       | Fiók létrehozása
  TR       | Hesap oluşturun
  PL       | Załóż konto
sign-up, parts  # where there is a card it has a part of its own, named as the brand names it
  DE AT CH | Ihre Angaben, Ihre Zugangsdaten, CremaCard, Ihre Einwilligungen
  CH_FR    | Vos données personnelles, Vos données de connexion, CremaCard, Vos consentements
  CZ       | Vaše údaje, Vaše přihlašovací údaje, CremaCard, Vaše souhlasy
  SK       | Vaše údaje, Vaše prihlasovacie údaje, CremaCard, Vaše súhlasy
  HU       | Személyes adatok, Bejelentkezési adatok, CremaCard, Hozzájárulások
  TR       | Kişisel bilgileriniz, Giriş bilgileriniz, Onaylarınız
  PL       | Dane osobowe, Dane logowania, CremaCard, Zgody
sign-up, button
  DE AT    | Konto anlegen
  CH       | Konto erstellen
  CH_FR    | Créer un compte
  CZ       | Vytvořit účet
  SK       | Vytvoriť účet
  HU       | Fiók létrehozása
  TR       | Hesap oluştur
  PL       | Załóż konto
sign-up for a coffee subscription, heading  # only the words at the password differ
  DE AT    | Konto anlegen
  CH       | Konto erstellen
  CH_FR    | Créer un compte
  CZ       | Vytvořte si účet
  SK       | Vytvorte si účet
  HU       | Fiók létrehozása
  TR       | Hesap oluşturun
  PL       | Załóż konto
checkout, heading
  DE AT CH | Persönliche Daten
  CH_FR    | Données personnelles
  CZ       | Osobní údaje
  SK       | Osobné údaje
  HU       | Személyes adatok
  TR       | Kişisel bilgiler
  PL       | Dane osobowe
checkout, button
  DE AT CH | Weiter
  CH_FR    | Continuer
  CZ       | Pokračovat
  SK       | Pokračovať
  HU       | Tovább
  TR       | Devam et
  PL       | Dalej
checkout without password, heading
  DE AT CH | Persönliche Daten
  CH_FR    | Données personnelles
  CZ       | Osobní údaje
  SK       | Osobné údaje
  HU       | Személyes adatok
  TR       | Kişisel bilgiler
  PL       | Dane osobowe
checkout without password, button
  DE AT CH | Weiter
  CH_FR    | Continuer
  CZ       | Pokračovat
  SK       | Pokračovať
  HU       | Tovább
  TR       | Devam et
  PL       | Dalej
checkout with address, heading
  DE AT CH | Persönliche Daten
  CH_FR    | Données personnelles
  CZ       | Osobní údaje
  SK       | Osobné údaje
  HU       | Személyes adatok
  TR       | Kişisel bilgiler
  PL       | Dane osobowe
checkout with address, parts  # without a password there is nothing to log in with
  DE AT CH | Ihre Angaben, Ihre Kontaktdaten, Rechnungsadresse, Ihre Einwilligungen
  CH_FR    | Vos données personnelles, Votre contact, Adresse de facturation, Vos consentements
  CZ       | Vaše údaje, Váš kontakt, Fakturační adresa, Vaše souhlasy
  SK       | Vaše údaje, Váš kontakt, Fakturačná adresa, Vaše súhlasy
  HU       | Személyes adatok, Elérhetőség, Számlázási cím, Hozzájárulások
  TR       | Kişisel bilgileriniz, İletişim bilgileriniz, Fatura adresi, Onaylarınız
  PL       | Dane osobowe, Dane kontaktowe, Adres do faktury, Zgody
checkout with address, button
  DE AT CH | Weiter
  CH_FR    | Continuer
  CZ       | Pokračovat
  SK       | Pokračovať
  HU       | Tovább
  TR       | Devam et
  PL       | Dalej
loyalty card, heading  # Turkey has none: the page leads to the sign-up
  DE AT CH | Kostenlose CremaCard anfordern
  CH_FR    | Demandez votre CremaCard gratuite
  CZ       | Získejte kartu CremaCard zdarma
  SK       | Získajte kartu CremaCard zadarmo
  HU       | Ingyenes CremaCard kártya igénylése
  TR       | -
  PL       | Bezpłatna karta CremaCard
loyalty card, parts
  DE AT CH | Ihre Angaben, Ihre Zugangsdaten, Ihre CremaCard, Ihre Einwilligungen
  CH_FR    | Vos données personnelles, Vos données de connexion, Votre CremaCard, Vos consentements
  CZ       | Vaše údaje, Vaše přihlašovací údaje, Vaše karta CremaCard, Vaše souhlasy
  SK       | Vaše údaje, Vaše prihlasovacie údaje, Vaša karta CremaCard, Vaše súhlasy
  HU       | Személyes adatok, Bejelentkezési adatok, Az Ön CremaCard kártyája, Hozzájárulások
  TR       | -
  PL       | Dane osobowe, Dane logowania, Państwa karta CremaCard, Zgody
loyalty card, button
  DE AT CH | CremaCard anfordern
  CH_FR    | Demander la CremaCard
  CZ       | Objednat kartu CremaCard
  SK       | Objednať kartu CremaCard
  HU       | CremaCard kártya igénylése
  TR       | -
  PL       | Zamów kartę CremaCard
community registration, heading
  DE AT CH | Mitglied der Community werden
  CH_FR    | Rejoindre la communauté
  CZ       | Přidejte se k naší komunitě
  SK       | Pridajte sa k našej komunite
  HU       | Csatlakozás a közösséghez
  TR       | Topluluğumuzun üyesi olun
  PL       | Rejestracja w społeczności
community registration, button
  DE AT    | Konto anlegen
  CH       | Konto erstellen
  CH_FR    | Créer un compte
  CZ       | Vytvořit účet
  SK       | Vytvoriť účet
  HU       | Fiók létrehozása
  TR       | Hesap oluştur
  PL       | Załóż konto
community request, heading
  DE       | An der Community teilnehmen
  AT CH    | Bei der Community mitmachen
  CH_FR    | Rejoindre notre communauté
  CZ       | Zapojte se do komunity
  SK       | Zapojte sa do komunity
  HU       | Részvétel a közösségben
  TR       | Topluluğumuza katılın
  PL       | Udział w społeczności
community request, button
  DE       | An der Community teilnehmen
  AT CH    | Bei der Community mitmachen
  CH_FR    | Rejoindre la communauté
  CZ       | Zapojit se do komunity
  SK       | Zapojiť sa do komunity
  HU       | Csatlakozás a közösséghez
  TR       | Topluluğa katıl
  PL       | Dołącz do społeczności
invoice address, heading
  DE AT CH | Willkommen, Erika!
  CH_FR    | Bienvenue, Erika !
  CZ       | Vítejte, Erika!
  SK       | Vitajte, Erika!
  HU       | Üdvözöljük, Erika!
  TR       | Hoş geldiniz, Erika!
  PL       | Witamy, Erika!
invoice address, buttons
  DE AT CH | Speichern, Überspringen
  CH_FR    | Enregistrer, Passer cette étape
  CZ       | Uložit, Přeskočit
  SK       | Uložiť, Preskočiť
  HU       | Mentés, Kihagyás
  TR       | Kaydet, Şimdilik atla
  PL       | Zapisz, Pomiń
`,
);
