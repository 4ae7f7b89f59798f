export { PopupLayout } from './popup-layout.tsx';
