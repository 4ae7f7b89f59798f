import type { FormDocument, FullText, Site, SiteKey } from '@crema/flow-domain';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Texts } from '../messages/create-texts.ts';
import type { AddressServices } from '../services/address-services.ts';
import type { RegistrationServices } from '../services/registration-services.ts';
import type { FlowEvent } from './flow-event.ts';

/** The pages a flow leads to. */
type FlowLink = 'login' | 'forgottenPassword' | 'service' | 'privacy' | FullText;

/** The sections of a flow's form, in no order of their own. */
export type FormSection = 'person' | 'address' | 'account' | 'card' | 'consents' | 'notice' | 'submit';

/** What a page puts before and after the sections of a form, such as a hint of the shop's own. */
export interface FlowSlots {
  readonly before?: Readonly<Partial<Record<FormSection, ReactNode>>> | undefined;
  readonly after?: Readonly<Partial<Record<FormSection, ReactNode>>> | undefined;
}

/** What a brand gives to a flow: names and addresses, never rules. */
export interface FlowBrand {
  /** Name of the loyalty card, as it is shown. */
  readonly cardName: string;
  /** The company's own names, refused as a person's name. */
  readonly companyTerms: readonly string[];
  readonly links: Readonly<Record<FlowLink, string>>;
}

/** What a flow's parts find around them: the environment, with the documents as they are now. */
export interface FlowContext extends FlowEnvironment {
  /** Shows later versions of the consent documents. */
  readonly renewDocuments: (documents: readonly FormDocument[]) => void;
}

/** Everything a flow needs from the page that mounts it. */
export interface FlowEnvironment {
  readonly site: Site<SiteKey>;
  /** The consent documents in force on the site. */
  readonly documents: readonly FormDocument[];
  readonly texts: Texts;
  /** The services of a registration. @default none: an address form alone needs none, and nothing else can be sent */
  readonly services?: RegistrationServices | undefined;
  /** The services of an address form. @default none: codes and towns are plain inputs, and nothing can be saved */
  readonly addresses?: AddressServices | undefined;
  readonly brand: FlowBrand;
  /**
   * Hears what happens in the flow; the page decides who else hears of it. An error that it throws is reported by `reportError`,
   * and the form goes on.
   */
  readonly onEvent: (event: FlowEvent) => void;
  /** Where somebody goes on who turns out to be logged in already. */
  readonly wayOn?: string | undefined;
  /** What stands around the form's sections; a stable object. */
  readonly slots?: FlowSlots | undefined;
  /** The clock by which ages are judged. @default the device's */
  readonly now?: (() => Date) | undefined;
}

const Flow = createContext<FlowContext | undefined>(undefined);

type Props = {
  /** What the flow is mounted with. */
  environment: FlowEnvironment;
  children: ReactNode;
};

/** An ear whose own fault stays its own: a form that was sent must not be sent again because the page failed to note it. */
const heard =
  (onEvent: FlowEnvironment['onEvent']): FlowEnvironment['onEvent'] =>
  (event) => {
    try {
      onEvent(event);
    } catch (error) {
      reportError(error);
    }
  };

/** Gives a flow its site, texts, services and ear. A flow is mounted alone by wrapping it in this. */
export function FlowProvider({ environment, children }: Props) {
  const [renewed, renewDocuments] = useState<readonly FormDocument[]>();
  const context = useMemo(
    () => ({
      ...environment,
      documents: renewed ?? environment.documents,
      renewDocuments,
      onEvent: heard(environment.onEvent),
    }),
    [environment, renewed],
  );
  return <Flow value={context}>{children}</Flow>;
}

/** The environment of the flow around; throws outside a `FlowProvider`. */
export function useFlow(): FlowContext {
  const environment = use(Flow);
  if (!environment) {
    throw new Error('Wrap it in <FlowProvider>.');
  }
  return environment;
}
