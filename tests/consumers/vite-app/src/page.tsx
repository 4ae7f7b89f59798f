import { DesignSystemProvider, Form, type DesignSystemStrings } from '@crema/design-system';
import { Button } from '@crema/design-system/button';
import { ComboBox, type ComboBoxStrings } from '@crema/design-system/combo-box';
import { PasswordField } from '@crema/design-system/password-field';
import { PasswordStrengthMeter } from '@crema/design-system/password-strength-meter';
import { TextField } from '@crema/design-system/text-field';
import { useRef } from 'react';

const strings: DesignSystemStrings = {
  required: 'Pflichtfeld',
  optional: 'optional',
  loading: 'Wird gesendet.',
  passwordShow: 'Passwort anzeigen',
  passwordHide: 'Passwort verbergen',
  passwordStrength: { label: 'Passwortstärke', 0: 'schwach', 1: 'in Ordnung', 2: 'stark', 3: 'sehr stark' },
  detailShow: 'Details anzeigen',
  detailHide: 'Details ausblenden',
  close: 'Schließen',
};

const streetStrings: ComboBoxStrings = {
  list: 'Straßenvorschläge',
  loading: 'Vorschläge werden gesucht.',
  empty: 'Kein Vorschlag. Schreiben Sie einfach weiter.',
  error: 'Die Vorschläge sind gerade nicht erreichbar.',
  retry: 'Noch einmal suchen',
  count: (count) => `${count} Vorschläge`,
  selected: (label) => `${label} übernommen`,
};

/** Returns suggestions without a server. A source may add properties and gets them back. */
const findStreets = async (query: string) =>
  [{ id: '1', label: 'Domplatz', postalCode: '20095' }].filter(({ label }) => label.startsWith(query));

/**
 * The provider comes from the package's root entry and the fields from their own entries. Both must share the
 * same modules.
 */
export function Page() {
  const password = useRef<HTMLInputElement>(null);
  const postalCode = useRef<HTMLInputElement>(null);
  return (
    <DesignSystemProvider strings={strings}>
      <Form action="/newsletter">
        <TextField name="email" type="email" autoComplete="email" label="E-Mail" error="Bitte eintragen." />
        <ComboBox
          name="street"
          autoComplete="address-line1"
          label="Straße"
          source={findStreets}
          strings={streetStrings}
          onSelect={(street) => {
            if (postalCode.current) postalCode.current.value = street.postalCode;
          }}
        />
        <TextField ref={postalCode} name="postalCode" autoComplete="postal-code" label="Postleitzahl" />
        <PasswordField ref={password} name="password" autoComplete="new-password" label="Passwort" />
        <PasswordStrengthMeter input={password} strength={({ length }) => (length < 8 ? 0 : 2)} />
        <Button type="submit">Anmelden</Button>
      </Form>
    </DesignSystemProvider>
  );
}

/** The types reject a value that a component does not have. */
// @ts-expect-error There is no such type of button.
export const refused = <Button type="knob">Anmelden</Button>;

// @ts-expect-error The page has to provide the texts of a list.
export const wordless = <ComboBox name="street" autoComplete="off" label="Straße" source={findStreets} />;
