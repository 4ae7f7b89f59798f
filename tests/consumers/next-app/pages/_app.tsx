import '@crema/design-system/styles.css';
import type { AppProps } from 'next/app';

// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
