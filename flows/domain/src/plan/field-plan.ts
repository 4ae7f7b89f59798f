import type { ConsentKind } from '../model/consent.ts';
import type { Salutation } from '../model/salutation.ts';
import type { PlainMessageKey } from '../messages/index.ts';
import type { DatePart } from '../sites/site.ts';

/** The flows whose plan exists. */
export type Flow = 'standalone';

/** Dot path of a value in the request, which is also the `name` of its input. */
export type FieldName =
  | 'personalData.salutation'
  | 'personalData.companyName'
  | 'personalData.firstName'
  | 'personalData.lastName'
  | 'personalData.birthDate'
  | 'email'
  | 'password'
  | 'cardMembership';

interface Planned<Kind extends string, Name extends FieldName> {
  readonly kind: Kind;
  readonly name: Name;
  readonly required: boolean;
}

/** A choice of salutation, in the order offered. */
export interface SalutationField extends Planned<'salutation', 'personalData.salutation'> {
  readonly options: readonly Salutation[];
}

/** One of the two names, or the company's. */
export interface NameField extends Planned<
  'name',
  'personalData.firstName' | 'personalData.lastName' | 'personalData.companyName'
> {
  /** The last part of the name: the key of its messages. */
  readonly of: 'firstName' | 'lastName' | 'companyName';
  /** Differs for a company, whose names are those of its contact person (Registration §5). */
  readonly label: PlainMessageKey;
}

/** A birth date of three inputs. */
export interface BirthDateField extends Planned<'birthDate', 'personalData.birthDate'> {
  readonly order: readonly DatePart[];
  readonly minimumAge: number;
}

/** A field without settings of its own. */
export type PlainField =
  | Planned<'email', 'email'>
  | Planned<'password', 'password'>
  | Planned<'cardMembership', 'cardMembership'>;

/** One field that is shown; what is not shown is not in the plan. */
export type PlannedField = SalutationField | NameField | BirthDateField | PlainField;

/** One consent that is shown. */
export interface PlannedConsent {
  readonly kind: ConsentKind;
  readonly name: `consents.${ConsentKind}`;
  readonly required: boolean;
}

/** What a form asks for: which fields and consents, in which order, and which of them must be answered. */
export interface FieldPlan {
  readonly flow: Flow;
  readonly fields: readonly PlannedField[];
  readonly consents: readonly PlannedConsent[];
}

/** Answers and options on which a plan depends. */
export interface PlanContext {
  /** The salutation chosen so far. */
  readonly salutation?: Salutation | undefined;
  /** Whether the loyalty card is ticked. */
  readonly cardMembership?: boolean | undefined;
  /** Whether companies may register; `false` takes the salutation away. @default true */
  readonly companyOption?: boolean | undefined;
}
