import type { Stage } from './visit.ts';

/** The stage that a host belongs to, by the labels of its name, parted by dots and hyphens (Tracking §9). */
export function stageOf(hostname: string): Stage {
  if (/(^|[.-])(dev|localhost)([.-]|$)|^(127\.0\.0\.1|\[::1\])$/.test(hostname)) return 'development';
  return /(^|[.-])staging([.-]|$)/.test(hostname) ? 'staging' : 'production';
}
