export { PopupLayout } from './popup-layout.tsx';
export type { PopupLayoutProps } from './popup-layout.tsx';
