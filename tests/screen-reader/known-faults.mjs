/**
 * Faults of the product that Orca has found and that are still open, by the scenario, or by `scenario on site` if only that site
 * has the fault. The command fails if one is gone, so that its line goes too.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const knownFaults = {
  // Enter in a field: the form leads the focus away from the field, and that counts as leaving it.
  'signup-empty-by-enter': [
    '“live: Passwort. Fehler: Bitte legen Sie ein Passwort fest.” is heard beside the message of the form (after Return)',
  ],
  'signup-empty-by-enter on TR': [
    '“live: Üyelik sözleşmesini okudum ve kabul ediyorum.. Fehler: Bitte stimmen Sie der Mitgliedschaft zu, um Ihr Konto anzulegen.” is heard beside the message of the form (after Return)',
  ],
  // The browser fires `change` before `blur`. So the error of a typed value appears before its field is left, and is not announced.
  'signup-birth-date-impossible': ['“Fehler: ” is heard 0 times, not once.'],
  'signup-birth-date-too-young': ['“Fehler: ” is heard 0 times, not once.'],
  'signup-email-wrong': ['“fehlt das @” is heard 0 times, not once.'],
  'signup-password-weak': ['“Fehler: ” is heard 0 times, not once.'],
  // The error appears while the focus is on the button beside the input.
  'signup-fields-by-tab': ['“legen Sie ein Passwort fest” is heard 0 times, not once.'],
  // The error moves from the field to its row when the second field is wrong too, and is announced again without a name.
  'address-fields-by-tab': ['“Die PLZ und der Ort sind Pflichtfelder” is heard 2 times, not once.'],
  // The submit button is removed while it has the focus. Orca goes to the heading by itself, so the heading's focus is no news.
  'signup-done': ['“Willkommen, Erika! Überschrift” is heard 0 times, not once.'],
};
