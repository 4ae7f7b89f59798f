import type {
  FormPlan,
  FormValues,
  PlanOptions,
  RegistrationRequest,
  SiteKey,
} from '../../flows/domain/src/index.ts';

/** A form as a shopper might submit it. The data is plain, because it is sent to the browser. */
export interface RegistrationCase {
  /** The number of the case in its run, which makes its e-mail address unique. */
  readonly id: number;
  readonly flow: RegistrationRequest['flow'];
  readonly site: SiteKey;
  /** The settings of the form on its page. */
  readonly options: PlanOptions;
  /** The values of the visible inputs. */
  readonly values: FormValues;
  /** The values of inputs that an answer has hidden, which the form remembers. */
  readonly remembered: FormValues;
  /**
   * The keys of its faults. The list is empty for a valid form and has one key for one fault. It is
   * `undefined` if the fault is random, or if several faults may hide each other.
   */
  readonly aims: readonly string[] | undefined;
}

/** A case that is not complete yet. */
export interface Scene extends Pick<RegistrationCase, 'id' | 'flow' | 'site' | 'options'> {
  readonly values: FormValues;
}

/** A scene with entries in all visible inputs, and the plan of these inputs. */
export interface FilledScene extends Scene {
  readonly plan: FormPlan;
}

/**
 * The time at which all cases are validated: 28 February of a leap year in Central Europe, already the 29th
 * in Turkey.
 */
export const now = '2028-02-28T22:30:00.000Z';
