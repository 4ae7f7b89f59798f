export { Banner } from './banner.tsx';
export type { Tone } from '../tone/tone.ts';
