import { Drawing } from './drawing.tsx';
import * as system from './system-paths.ts';

/** Line icons on a 24 × 24 grid, one path each. */
export const paths = {
  back: 'M19 12H5m6-6-6 6 6 6',
  card: 'M3.5 8a2.5 2.5 0 0 1 2.5-2.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16ZM3.5 10h17M7 15h3.5',
  chevron: system.chevron,
  close: system.close,
  cup: 'M4 9.5h12.5V14a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6ZM16.5 11h1.2a2.4 2.4 0 0 1 0 4.8h-1.5M8 3c-1.2 1.3 1.2 2.1 0 3.5M12.5 3c-1.2 1.3 1.2 2.1 0 3.5',
  edit: 'M4 20h4L19.2 8.8a2.1 2.1 0 0 0-3-3L5 17ZM14.5 7.5l3 3',
  error: system.error,
  eye: system.eye,
  'eye-off': system.eyeOff,
  heart: 'M12 20S4 15.3 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2C20 15.3 12 20 12 20Z',
  info: system.info,
  leaf: 'M5 19.5C4.5 10 10 4.5 20 4.5c0 10-5 15.5-13 13.5M5 19.5c1.5-5 4.5-8 9-10',
  success: system.success,
  tag: 'M4 12.3V5.6C4 4.7 4.7 4 5.6 4h6.7c.4 0 .8.2 1.1.5l6.2 6.2a1.6 1.6 0 0 1 0 2.3l-6.7 6.7a1.6 1.6 0 0 1-2.3 0l-6.2-6.2A1.6 1.6 0 0 1 4 12.3ZM8.5 8.5v.1',
} as const;

/** The names of the icons. */
export type IconName = keyof typeof paths;

/** The props of `Icon`. */
export type IconProps = {
  /** Name of the icon. */
  name: IconName;
  /** Replaces the size class. @default 'size-icon' */
  size?: string;
};

/** A line drawing in the colour of the text around it. It is always an ornament: its meaning must be in the text beside it. */
export function Icon({ name, size }: IconProps) {
  return <Drawing path={paths[name]} size={size} />;
}
