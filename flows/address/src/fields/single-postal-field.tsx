import type { PostalField as Planned } from '@crema/flow-domain';
import { usePostalService } from '../suggestions/use-postal-service.ts';
import { PostalField } from './postal-field.tsx';

/** A part of an address that stands in a row of its own: the street, or a Turkish code, beside which there is no town. */
export function SinglePostalField({ field }: { field: Planned }) {
  const { name, kind, country } = field;
  const service = usePostalService(name.slice(0, name.lastIndexOf('.')), country);
  const active = kind === 'street' ? kind : 'zipcode';
  const hasList = kind === active && service.hasStreets;
  // Another kind of input starts with what was typed.
  const key = `${hasList} ${country.turkish}`;
  return <PostalField key={key} field={field} active={active} service={service} hasList={hasList} />;
}
