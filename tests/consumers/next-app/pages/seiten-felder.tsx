import { FieldsPage } from '../fields/fields-page';

/**
 * Pages of this router use the React that the app has installed. Pages in `app/` use the one that Next.js
 * contains.
 */
// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function Page() {
  return <FieldsPage />;
}
