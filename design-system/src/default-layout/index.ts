export { DefaultLayout } from './default-layout.tsx';
