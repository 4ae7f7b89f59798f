export { DefaultLayout } from './default-layout.tsx';
export type { DefaultLayoutProps } from './default-layout.tsx';
