import { Heading, Link, Stack, Text } from '@crema/design-system';
import type { SiteKey } from '@crema/flow-domain';
import { pathsOf } from '@crema/page-shell/route-table';
import type { Route } from '../routes/route.ts';

type Props = {
  /** The brand's name. */
  name: string;
  /** The sites to list. */
  sites: readonly SiteKey[];
  /** The routes to list. */
  routes: readonly Route[];
};

/**
 * The development page list: every page of every site, one click away (Registration §2). Pages stand below each other, sites
 * side by side; each alias has a line of its own under its page. For developers, in English.
 */
export function PageList({ name, sites, routes }: Props) {
  return (
    <main id="main" tabIndex={-1} className="ds px-6 py-10">
      <Stack gap={6}>
        <Heading level={1}>{`${name}: every page of every site`}</Heading>
        <Text tone="hint">
          <span>For development. A visit stays on the site it opened last; </span>
          <code>PAGE_LIST=off</code>
          <span> hides this page.</span>
        </Text>
        <Text>
          <Link href="/service/events">Events of tracking that have arrived</Link>
        </Text>
        <Text>
          <Link href="/service/events/outcomes">Registrations that tracking has reported, and others</Link>
        </Text>
        <Text>
          <Link href="/service/mails">Mails as they would have been sent</Link>
        </Text>
        <table className="text-start whitespace-nowrap [font-variant-numeric:tabular-nums]">
          <thead>
            <tr>
              <th scope="col" className="ds py-2 pe-10 text-start">
                Page
              </th>
              {sites.map((site) => (
                <th key={site} scope="col" className="ds px-4 py-2 text-start">
                  {site}
                </th>
              ))}
            </tr>
          </thead>
          {routes.map((route) => (
            <PageRows key={route.id} route={route} sites={sites} />
          ))}
        </table>
      </Stack>
    </main>
  );
}

/** A page with its aliases. */
function PageRows({ route, sites }: { route: Route; sites: readonly SiteKey[] }) {
  return (
    <tbody className="ds border-t-thin border-hairline">
      {pathsOf(route).map((path, index) => (
        <tr key={path}>
          <th
            scope="row"
            className={
              index === 0 ? 'py-2 pe-10 text-start' : 'ps-4 pe-10 text-start text-small font-regular'
            }
          >
            {path}
          </th>
          {sites.map((site) => (
            <td key={site} className="ds px-4">
              <Link href={`${path}?site=${site}`} aria-label={`${path} in ${site}`}>
                {site}
              </Link>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
