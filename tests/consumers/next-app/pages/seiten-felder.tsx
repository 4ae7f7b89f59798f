import { FieldsPage } from '../fields/fields-page';

/** Pages of this router run on the React that the app has installed; those in `app/` on one that Next.js brings along. */
// oxlint-disable-next-line import/no-default-export -- Next.js finds it by that.
export default function Page() {
  return <FieldsPage />;
}
