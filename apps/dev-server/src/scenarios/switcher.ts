import { isSiteKey, siteKeys, type SiteKey, siteSlug } from '@crema/flow-domain';
import { type Choice, chosenNames, parameter } from './choice.ts';
import { serviceScenarios } from './service-scenarios.ts';
import { trackingScenarios } from './tracking-scenarios.ts';
import type { Visitors } from './visitors.ts';

const style = `
:host { position: fixed; inset: auto 0.5rem 0.5rem auto; z-index: 2147483647; max-inline-size: calc(100vw - 1rem);
  color: #1b1b1b; font: 400 0.875rem/1.5 system-ui, sans-serif; }
details { background: #fff; border: 1px solid #555; border-radius: 0.5rem; }
summary { padding: 0.375rem 0.75rem; cursor: pointer; }
div { display: flex; flex-wrap: wrap; gap: 0 2rem; max-block-size: 70vh; overflow: auto; padding: 0 0.75rem 0.75rem; }
h2 { margin: 0.5rem 0 0; font-size: inherit; }
ul { margin: 0; padding: 0; list-style: none; }
a { display: inline-block; padding-block: 0.25rem; color: #0b4fa8; }
a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
:focus-visible { outline: 3px solid #0b4fa8; outline-offset: 2px; }
@media print { :host { display: none; } }`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const link = (href: string, label: string, isCurrent: boolean) =>
  `<li><a href="${escape(href)}"${isCurrent ? ' aria-current="true"' : ''}>${escape(label)}</a></li>`;

const group = (heading: string, links: readonly string[]) =>
  `<section><h2>${heading}</h2><ul>${links.join('')}</ul></section>`;

/** Returns the query of an address with other values of a parameter. */
function queryWith(url: URL, name: string, values: readonly string[]): string {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  for (const value of values) query.append(name, value);
  return `?${query}`;
}

/** Returns the link to the page on another site: on its own host, to which the link carries the choice, or by a parameter. */
function siteLink(url: URL, site: SiteKey, choice: readonly string[]): string {
  if (!url.hostname.endsWith('.localhost')) return queryWith(url, 'site', [site]);
  const { port, pathname } = url;
  return `http://${siteSlug(site)}.localhost:${port}${pathname}${queryWith(url, parameter, choice)}`;
}

/**
 * Returns the control with which reviewers choose a scenario: a disclosure in the corner of every page. It is in a shadow root, so
 * that the styles of page and control do not mix. It has links, so that reviewers can share a choice and need no script.
 */
export function switcher(url: URL, site: string, choice: Choice, visitors: Visitors): string {
  const here: SiteKey = isSiteKey(site) ? site : 'DE';
  const { visitor, services = 'working', tracking = 'asked' } = choice;
  const chosen = chosenNames({ visitor, services, tracking });
  const ofVisitors = Object.entries(visitors)
    .filter(([, { isOn }]) => isOn?.(here) ?? true)
    .map(([name, { label }]) => link(queryWith(url, parameter, [name]), label, name === visitor));
  const linksTo = (scenarios: typeof serviceScenarios | typeof trackingScenarios, chosenName: string) =>
    Object.entries(scenarios).map(([name, { label }]) =>
      link(queryWith(url, parameter, [name]), label, name === chosenName),
    );
  const sites = siteKeys.map((each) => link(siteLink(url, each, chosen), each, each === here));
  const names = [
    visitors[visitor ?? '']?.label,
    serviceScenarios[services].label,
    // Most reviewers do not look at tracking.
    tracking === 'asked' ? undefined : trackingScenarios[tracking].label,
  ];
  return `<aside aria-label="Scenarios" lang="en"><template shadowrootmode="open"><style>${style}</style>
<details><summary>Scenario: ${escape(names.filter((name) => name !== undefined).join(' · '))}</summary><div>
${group('Visitor', ofVisitors)}${group('Services', linksTo(serviceScenarios, services))}${group('Tracking', linksTo(trackingScenarios, tracking))}${group('Site', sites)}
<p><a href="${escape(queryWith(url, parameter, chosen))}">Link to this scenario</a></p>
</div></details></template></aside>`;
}
