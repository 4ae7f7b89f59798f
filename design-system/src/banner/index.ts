export { Banner } from './banner.tsx';
export type { BannerProps } from './banner.tsx';
export type { Tone } from '../notification/notification-box.tsx';
