import type { FormPlan, FormValues, Issue, JudgeEnvironment, Site, SiteKey } from '@crema/flow-domain';

/** The rules by which a form is judged. They may come after it. */
export interface FormRules {
  /** Everything that is wrong with a form's values; nothing back while the rules are not there. */
  readonly judge: (
    plan: FormPlan,
    values: FormValues,
    site: Site<SiteKey>,
    env: JudgeEnvironment,
  ) => readonly Issue[] | undefined;
  readonly areThere: () => boolean;
  /**
   * Waits for them, but no longer than an error waits for its words.
   * @returns `undefined` when they are there
   */
  readonly complete: () => Promise<void> | undefined;
}
