import type { DesignSystemStrings } from '../design-system/src/index.ts';
import { strings as german } from '../design-system/test-support/strings.ts';

const swissGerman: DesignSystemStrings = { ...german, close: 'Schliessen' };

const byLocale: Readonly<Record<string, DesignSystemStrings>> = {
  'de-CH': swissGerman,
  'fr-CH': {
    required: 'champ obligatoire',
    optional: 'facultatif',
    loading: 'Envoi en cours.',
    passwordShow: 'Afficher le mot de passe',
    passwordHide: 'Masquer le mot de passe',
    passwordStrength: {
      label: 'Sécurité du mot de passe',
      0: 'faible',
      1: 'correcte',
      2: 'bonne',
      3: 'très bonne',
    },
    detailShow: 'Afficher les détails',
    detailHide: 'Masquer les détails',
    close: 'Fermer',
    errorPrefix: 'Erreur :',
  },
  'cs-CZ': {
    required: 'povinné pole',
    optional: 'nepovinné',
    loading: 'Odesílá se.',
    passwordShow: 'Zobrazit heslo',
    passwordHide: 'Skrýt heslo',
    passwordStrength: { label: 'Síla hesla', 0: 'slabé', 1: 'dostatečné', 2: 'silné', 3: 'velmi silné' },
    detailShow: 'Zobrazit podrobnosti',
    detailHide: 'Skrýt podrobnosti',
    close: 'Zavřít',
    errorPrefix: 'Chyba:',
  },
  'hu-HU': {
    required: 'kötelező mező',
    optional: 'nem kötelező',
    loading: 'Küldés folyamatban.',
    passwordShow: 'Jelszó megjelenítése',
    passwordHide: 'Jelszó elrejtése',
    passwordStrength: { label: 'Jelszó erőssége', 0: 'gyenge', 1: 'megfelelő', 2: 'erős', 3: 'nagyon erős' },
    detailShow: 'Részletek megjelenítése',
    detailHide: 'Részletek elrejtése',
    close: 'Bezárás',
    errorPrefix: 'Hiba:',
  },
  'sk-SK': {
    required: 'povinné pole',
    optional: 'nepovinné',
    loading: 'Odosiela sa.',
    passwordShow: 'Zobraziť heslo',
    passwordHide: 'Skryť heslo',
    passwordStrength: { label: 'Sila hesla', 0: 'slabé', 1: 'dostatočné', 2: 'silné', 3: 'veľmi silné' },
    detailShow: 'Zobraziť podrobnosti',
    detailHide: 'Skryť podrobnosti',
    close: 'Zavrieť',
    errorPrefix: 'Chyba:',
  },
  'tr-TR': {
    required: 'zorunlu alan',
    optional: 'isteğe bağlı',
    loading: 'Gönderiliyor.',
    passwordShow: 'Şifreyi göster',
    passwordHide: 'Şifreyi gizle',
    passwordStrength: { label: 'Şifre gücü', 0: 'zayıf', 1: 'yeterli', 2: 'güçlü', 3: 'çok güçlü' },
    detailShow: 'Ayrıntıları göster',
    detailHide: 'Ayrıntıları gizle',
    close: 'Kapat',
    errorPrefix: 'Hata:',
  },
  'pl-PL': {
    required: 'pole wymagane',
    optional: 'opcjonalnie',
    loading: 'Trwa wysyłanie.',
    passwordShow: 'Pokaż hasło',
    passwordHide: 'Ukryj hasło',
    passwordStrength: { label: 'Siła hasła', 0: 'słabe', 1: 'wystarczające', 2: 'silne', 3: 'bardzo silne' },
    detailShow: 'Pokaż szczegóły',
    detailHide: 'Ukryj szczegóły',
    close: 'Zamknij',
    errorPrefix: 'Błąd:',
  },
};

/** The components' own words for a locale of the toolbar; the apps bring theirs from the message files. */
export const stringsFor = (locale: string): DesignSystemStrings => byLocale[locale] ?? german;
