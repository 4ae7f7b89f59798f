import type { PlannedField } from '@crema/flow-domain';
import type { ReactNode } from 'react';

/**
 * Shows a planned field; `undefined` for a kind it does not know, so that renderers of several groups can be asked one
 * after the other. Each flow brings its own, and a page carries no field that its flow does not show.
 *
 * @example (field) => renderPersonField(field) ?? renderAccountField(field)
 */
export type FieldRenderer = (field: PlannedField) => ReactNode;
