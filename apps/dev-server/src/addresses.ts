import { siteKeys, siteSlug } from '@crema/flow-domain';

/** Returns the lines to print at the start: the page list, and every site under its own host, as in the built product. */
export function addresses(brand: string, host: string, port: number): string {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const sites = siteKeys.map(
    (site) => `    ${site.padEnd(6)} http://${siteSlug(site)}.localhost:${port}/registration`,
  );
  return [
    '',
    `  ${brand}, development: http://${named}:${port}/registration`,
    '',
    '  Every site has a host of its own:',
    ...sites,
    '',
  ].join('\n');
}
