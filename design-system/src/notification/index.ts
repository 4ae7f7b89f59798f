export { Notification } from './notification.tsx';
export type { NotificationProps } from './notification.tsx';
export type { Tone } from './notification-box.tsx';
