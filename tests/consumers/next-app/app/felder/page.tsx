import { FieldsPage } from '../../fields/fields-page';

// oxlint-disable-next-line import/no-default-export -- Next.js finds it by that.
export default function Page() {
  return <FieldsPage />;
}
