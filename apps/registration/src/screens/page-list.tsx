import type { Brand } from '../brand/brand.ts';
import { routes } from '../routes/routes.ts';

/** The development page list: every page of every site, one click away (Registration §2). For developers, in English. */
export function PageList({ brand }: { brand: Brand }) {
  const sites = [...new Set(Object.values(brand.hosts))];
  return (
    <main className="mx-auto max-w-measure px-6 py-10">
      <h1 className="font-heading text-h1">{brand.name}: every page of every site</h1>
      {sites.map((site) => (
        <section key={site} className="mt-6">
          <h2 className="font-heading text-h2">{site}</h2>
          <ul className="mt-2 list-disc ps-6">
            {routes.flatMap(({ paths }) =>
              paths.map((path) => (
                <li key={path} className="py-1">
                  <a className="text-accent underline" href={`${path}?site=${site}`}>
                    {path}
                  </a>
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </main>
  );
}
