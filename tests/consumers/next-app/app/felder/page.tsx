import { FieldsPage } from '../../fields/fields-page';

// oxlint-disable-next-line import/no-default-export -- Next.js requires it.
export default function Page() {
  return <FieldsPage />;
}
