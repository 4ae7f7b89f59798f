import { FieldGroup } from '@crema/design-system';
import type { ReactNode } from 'react';
import { type FormSection as Section, useFlow } from '../provider/flow-provider.tsx';

type Props = {
  /** Which one it is; the page's slots are told by this name. */
  name: Section;
  /** Heading of the group. Without one the parts stand alone, as the button does. */
  legend?: string | undefined;
  children: ReactNode;
};

/** A section of a form, with what the page puts before and after it. */
export function FormSection({ name, legend, children }: Props) {
  const { slots } = useFlow();
  return (
    <>
      <Slot>{slots?.before?.[name]}</Slot>
      <FieldGroup legend={legend}>{children}</FieldGroup>
      <Slot>{slots?.after?.[name]}</Slot>
    </>
  );
}

/** As far from the sections as they are from each other. */
const Slot = ({ children }: { children: ReactNode }) =>
  children ? <div className="ds not-first:mt-group">{children}</div> : null;
