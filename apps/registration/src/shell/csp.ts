import { createHash } from 'node:crypto';
import type { PageAssets } from './document.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page's content security policy: own origin only, and inline style and script only by their hashes. */
export function contentSecurityPolicy({ css, boot }: Pick<PageAssets, 'css' | 'boot'>): string {
  return [
    "default-src 'none'",
    `script-src 'self'${boot ? ` ${hash(boot)}` : ''}`,
    `style-src ${hash(css)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
