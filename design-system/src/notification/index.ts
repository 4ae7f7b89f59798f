export { Notification } from './notification.tsx';
export type { NotificationTone } from './tone.tsx';
