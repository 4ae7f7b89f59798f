/**
 * The environment for programs that are started below `npm start` or `pnpm test`.
 *
 * npm and pnpm describe themselves to their scripts in `npm_…` variables. A package manager that finds another one's
 * description obeys it (its user agent, its prefix, its options), so they are taken out; what says how to reach the
 * registry stays.
 */

const kept = new Set([
  'npm_config_cache',
  'npm_config_registry',
  'npm_config_userconfig',
  'npm_config_globalconfig',
  'npm_config_cafile',
  'npm_config_proxy',
  'npm_config_https_proxy',
  'npm_config_noproxy',
  'npm_config_strict_ssl',
  'npm_config_fetch_retries',
  'npm_config_fetch_retry_mintimeout',
]);

/**
 * A copy without the descriptions.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export const withoutManagers = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([key, value]) => {
      const name = key.toLowerCase();
      return value !== undefined && (!name.startsWith('npm_') || (kept.has(name) && value !== ''));
    }),
  );

/**
 * The environment for installing: both managers ask the same registry, and give up on one that does not answer after
 * seconds instead of minutes, unless told otherwise.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function forInstalling(env) {
  const registry = env['npm_config_registry'] ?? env['NPM_CONFIG_REGISTRY'];
  return {
    npm_config_fetch_retry_mintimeout: '2000',
    npm_config_fetch_retry_maxtimeout: '5000',
    pnpm_config_fetch_retry_mintimeout: '2000',
    pnpm_config_fetch_retry_maxtimeout: '5000',
    ...(registry ? { pnpm_config_registry: registry } : {}),
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    ...withoutManagers(env),
  };
}

/**
 * A copy in which programs are looked for in `folders` first.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} folders
 * @param {string} separator between folders
 * @returns {Record<string, string | undefined>}
 */
export function withPath(env, folders, separator) {
  // Windows writes it Path.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [...folders, env[name]].filter(Boolean).join(separator) };
}
