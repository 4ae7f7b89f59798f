import type { Page } from 'playwright';
import type { SiteKey } from '../../flows/domain/src/index.ts';

/** The states in which the audit looks at pages. */
export type StateName =
  | 'empty'
  | 'typing'
  | 'wrong'
  | 'waiting'
  | 'failed'
  | 'done'
  | 'card'
  | 'suggestions'
  | 'turkey'
  | 'mismatch'
  | 'summary'
  | 'flyout'
  | 'flyout wrong'
  | 'dialog'
  | 'company'
  | 'consent banner';

/** A page in one of its states. */
export interface Stage {
  readonly page: Page;
  /** Address of the product. */
  readonly url: string;
  readonly site: SiteKey;
  readonly state: StateName;
}

/** Brings a tab from a new profile to a state of a page. */
export type Reach = (stage: Stage) => Promise<unknown>;

/** The states of a page, each with its way. */
export type States = Readonly<Partial<Record<StateName, Reach>>>;

/** A fault that a check has found. */
export interface Finding {
  /** Number of the criterion of WCAG 2.2 or of the clause of EN 301 549. */
  readonly criterion: string;
  readonly what: string;
}

/** A check of a page. It may change the look of the page. The audit restores it before the next check. */
export interface Check {
  readonly name: string;
  /** Says to an auditor what the check does. */
  readonly title: string;
  /** The criteria and clauses whose faults it finds. */
  readonly proves: readonly string[];
  /** True for what a site changes. The other checks run on the German site only. @default false */
  readonly everywhere?: boolean;
  /** The states that it can judge. @default all */
  readonly states?: readonly StateName[];
  /** True if it moves the focus, which closes a list of suggestions. @default false */
  readonly movesFocus?: boolean;
  readonly run: (stage: Stage) => Promise<readonly Finding[]>;
}

/** Returns the same criterion for several faults. */
export const all = (criterion: string, faults: readonly string[]): Finding[] =>
  faults.map((what) => ({ criterion, what }));
