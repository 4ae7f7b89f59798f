'use client';

import { DesignSystemProvider, Form } from '@crema/design-system';
import type { DesignSystemStrings } from '@crema/design-system';
import { version } from 'react';
import { ChoiceFields } from './choice-fields';
import { TypedFields } from './typed-fields';

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

/** Shows eighteen fields, and the version of React that renders them. A framework may bring its own React. */
export function FieldsPage() {
  return (
    <DesignSystemProvider strings={strings}>
      <main data-react={version}>
        <Form action="/fields" aria-label="Konto">
          <TypedFields />
          <ChoiceFields />
        </Form>
      </main>
    </DesignSystemProvider>
  );
}
