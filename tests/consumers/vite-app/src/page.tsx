import { DesignSystemProvider, Form, type DesignSystemStrings } from '@crema/design-system';
import { Button } from '@crema/design-system/button';
import { TextField } from '@crema/design-system/text-field';

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

/** The provider comes from the package's root and the fields from their own entries: both have to be the same modules. */
export function Page() {
  return (
    <DesignSystemProvider strings={strings}>
      <Form action="/newsletter">
        <TextField name="email" type="email" autoComplete="email" label="E-Mail" error="Bitte eintragen." />
        <Button type="submit">Anmelden</Button>
      </Form>
    </DesignSystemProvider>
  );
}

/** The types refuse what a component does not know. */
// @ts-expect-error There is no such type of button.
export const refused = <Button type="knob">Anmelden</Button>;
