import type { DecidedConsent, PageCustomer, ReturnedForm } from '@crema/flow-domain';

/** The values that the fake app got with the request for a page. */
export interface ShownPage {
  /** The page's address: path and query. */
  readonly address: string;
  readonly site: string;
  readonly customer?: PageCustomer;
  readonly form?: ReturnedForm;
  readonly consents?: readonly DecidedConsent[];
  readonly streetsIn?: readonly string[];
}

/** Reads a page of the fake app. */
export async function shownPage(response: Response): Promise<ShownPage> {
  const page = await response.text();
  const [, address = '', state = ''] = /data-address="([^"]*)" data-state="([^"]*)"/.exec(page) ?? [];
  const told: Omit<ShownPage, 'address'> = JSON.parse(
    state.replaceAll('&quot;', '"').replaceAll('&lt;', '<'),
  );
  return { ...told, address };
}

/** Returns what a form that came back shows: its problem, and its issues, each with its field. */
export function toldOn({ form }: ShownPage): readonly string[] {
  const issues = form?.issues.map(({ field, code }) => (field === undefined ? code : `${field}: ${code}`));
  return [...(form?.problem ? [form.problem] : []), ...(issues ?? [])];
}
