import { FieldGroup } from '@crema/design-system';
import type { ReactNode } from 'react';
import { type FormSection as Section, useFlow } from '../provider/flow-provider.tsx';

type Props = {
  /** The section's name, by which the page fills its slots. */
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

/** A slot has the same distance to the sections as they have to each other. */
const Slot = ({ children }: { children: ReactNode }) =>
  children ? <div className="ds not-first:mt-group">{children}</div> : null;
