export { Notification } from './notification.tsx';
export type { NotificationTone } from './tone.tsx';
export type { Tone } from '../tone/tone.ts';
