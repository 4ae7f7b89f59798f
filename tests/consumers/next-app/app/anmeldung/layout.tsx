import { DesignSystemProvider } from '@crema/design-system';
import type { ReactNode } from 'react';

const strings = {
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

/** The texts are plain data, so that a server layout can pass them on. */
// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function Layout({ children }: { children: ReactNode }) {
  return <DesignSystemProvider strings={strings}>{children}</DesignSystemProvider>;
}
