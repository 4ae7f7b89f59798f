import type { PlanOptions } from '@crema/flow-domain';
import type { FormStart } from '../engine/form-view.ts';

/** What every flow's form is told by the page it stands on. */
export interface RegistrationProps {
  /** Id of the form element, so that inputs outside it can belong to it. @default the flow's name */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
}
