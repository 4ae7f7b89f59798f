import { Heading, Link, Stack, Text } from '@crema/design-system';
import type { SiteKey } from '@crema/flow-domain';
import { routes } from '../routes/routes.ts';

type Props = {
  /** The brand's name. */
  name: string;
  /** The sites to list. */
  sites: readonly SiteKey[];
};

/** The development page list: every page of every site, one click away (Registration §2). For developers, in English. */
export function PageList({ name, sites }: Props) {
  return (
    <main className="mx-auto max-w-measure px-6 py-10">
      <Stack gap={6}>
        <Heading level={1}>{name}: every page of every site</Heading>
        <Text tone="hint">
          For development. A visit stays on the site it opened last; <code>PAGE_LIST=off</code> hides this
          page.
        </Text>
        {sites.map((site) => (
          <section key={site} aria-labelledby={site}>
            <Heading level={2} size={3} id={site}>
              {site}
            </Heading>
            <ul className="mt-2">
              {routes.flatMap(({ paths }) =>
                paths.map((path) => (
                  <li key={path} className="py-2">
                    <Link href={`${path}?site=${site}`}>{path}</Link>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
      </Stack>
    </main>
  );
}
