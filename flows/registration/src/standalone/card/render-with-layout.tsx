import { useAnnouncer } from '@crema/design-system';
import type { CardLayoutField as Planned } from '@crema/flow-domain';
import { type FieldRenderer, useFlow } from '@crema/flow-form';
import { CardLayoutField } from '@crema/flow-loyalty-card/choice';
import { useEffect, useEffectEvent } from 'react';
import { renderField } from '../render-field.tsx';

/** The fields of the standalone registration with the choice of the card's layout. */
export const renderWithLayout: FieldRenderer = (field) =>
  field.kind === 'cardLayout' ? <LayoutBelowTick field={field} /> : renderField(field);

/** The choice of layout below its checkbox. It is announced if the focus is still on the checkbox (WCAG 2.2 4.1.3). */
function LayoutBelowTick({ field }: { field: Planned }) {
  const { texts } = useFlow();
  const announce = useAnnouncer();
  const say = useEffectEvent(() => announce(texts.t('a11y.fieldsChanged'), 'polite'));
  useEffect(() => {
    if (document.activeElement?.getAttribute('name') === 'cardMembership') say();
  }, []);
  return <CardLayoutField field={field} />;
}
