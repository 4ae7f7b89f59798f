import type { FormTokens } from '@crema/page-contract';
import type { PageState } from '../routes/page-state.ts';

/**
 * Returns the hidden fields of a page's forms. A page names its path only if the address bar shows another one, so that a page
 * and its aliases are the same bytes.
 */
export const formFields = (
  { site, path: ownPath }: Pick<PageState, 'site' | 'path'>,
  {
    path = ownPath,
    tokens,
  }: { readonly path?: string | undefined; readonly tokens?: FormTokens | undefined } = {},
): Readonly<Record<string, string>> => ({ site, ...(path && { path }), ...tokens });
