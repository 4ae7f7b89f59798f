/**
 * Creates the environment for programs that `npm start` or `npm test` start.
 *
 * npm and pnpm describe themselves to their scripts in `npm_…` variables. A package manager applies the
 * description of another one: its user agent, prefix and options. So we remove these variables, except those
 * that configure the registry.
 */

const registrySettings = new Set([
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
 * Returns a copy without the variables of package managers.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export const withoutManagers = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([key, value]) => {
      const name = key.toLowerCase();
      return (
        value !== undefined && (!name.startsWith('npm_') || (registrySettings.has(name) && value !== ''))
      );
    }),
  );

/**
 * Returns the environment for installing. Both managers use the same registry. If it does not respond, they
 * give up after seconds instead of minutes, unless a variable already sets another timeout.
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
 * Returns a copy in which `folders` come first in the search path.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} folders
 * @param {string} separator between folders
 * @returns {Record<string, string | undefined>}
 */
export function withPath(env, folders, separator) {
  // On Windows the variable is called Path.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [...folders, env[name]].filter(Boolean).join(separator) };
}
