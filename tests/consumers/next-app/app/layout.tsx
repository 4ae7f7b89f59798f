import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@crema/design-system/styles.css';

export const metadata: Metadata = { title: 'Rösterei' };

// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" className="ds-page">
      <body>{children}</body>
    </html>
  );
}
