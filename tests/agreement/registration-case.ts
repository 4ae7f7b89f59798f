import type {
  FormPlan,
  FormValues,
  PlanOptions,
  RegistrationRequest,
  SiteKey,
} from '../../flows/domain/src/index.ts';

/** One form as a shopper might leave it. Plain data: it travels into the browser. */
export interface RegistrationCase {
  /** Counts the cases of a run; makes its e-mail address its own. */
  readonly id: number;
  readonly flow: RegistrationRequest['flow'];
  readonly site: SiteKey;
  /** How the page sets the form up. */
  readonly options: PlanOptions;
  /** What the inputs hold that are shown. */
  readonly values: FormValues;
  /** What the form still knows of inputs that an answer has taken away. */
  readonly remembered: FormValues;
  /**
   * The keys it was made wrong for: empty where all is right, one where one thing is wrong. `undefined` where nobody
   * foresaw what is wrong, or several faults may hide each other.
   */
  readonly aims: readonly string[] | undefined;
}

/** A case while it is being made. */
export interface Scene extends Pick<RegistrationCase, 'id' | 'flow' | 'site' | 'options'> {
  readonly values: FormValues;
}

/** A scene whose shown inputs are all filled in, with the plan they follow. */
export interface FilledScene extends Scene {
  readonly plan: FormPlan;
}

/** The instant at which everything is judged: 28 February of a leap year in Central Europe, already the 29th in Turkey. */
export const now = '2028-02-28T22:30:00.000Z';
