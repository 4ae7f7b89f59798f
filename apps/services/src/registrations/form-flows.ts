import { registrationFlows } from '@crema/flow-domain';
import type { AppBundle, AppForm } from '../pages/app-bundle.ts';

/** A flow and the app's form for it. */
export interface FlowForm {
  readonly flow: (typeof registrationFlows)[number];
  readonly form: AppForm;
}

/** The form a part of an address names; `undefined` where the app has none. */
export function formOf(bundle: AppBundle, asked: string | undefined): FlowForm | undefined {
  const flow = registrationFlows.find((each) => each === asked);
  const form = flow && bundle.form(flow);
  return form && { flow, form };
}

/** The address a form was on, if it is one of its own; anything else is the form's first one. */
export function formPath({ paths }: AppForm, asked: string | undefined): string {
  return paths.find((path) => path === asked) ?? paths[0];
}
