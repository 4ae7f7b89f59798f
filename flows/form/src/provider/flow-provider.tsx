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

/** Elements of the page before and after the sections of a form, such as a hint of the shop. */
export interface FlowSlots {
  readonly before?: Readonly<Partial<Record<FormSection, ReactNode>>> | undefined;
  readonly after?: Readonly<Partial<Record<FormSection, ReactNode>>> | undefined;
}

/** The names and links of a brand. It has no rules. */
export interface FlowBrand {
  /** Name of the loyalty card, as it is shown. */
  readonly cardName: string;
  /** The company's own names, refused as a person's name. */
  readonly companyTerms: readonly string[];
  readonly links: Readonly<Record<FlowLink, string>>;
}

/** The environment of a flow, with the present documents. */
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
  /** Gets the events of the flow. If it throws, `reportError` reports the error, and the form continues. */
  readonly onEvent: (event: FlowEvent) => void;
  /** Address of the next page for a customer who is already logged in. */
  readonly wayOn?: string | undefined;
  /** Elements around the form's sections. A stable object. */
  readonly slots?: FlowSlots | undefined;
  /** The clock by which ages are judged. @default the device's */
  readonly now?: (() => Date) | undefined;
}

const Flow = createContext<FlowContext | undefined>(undefined);

type Props = {
  /** The page's part of the flow: site, texts, services and handlers. */
  environment: FlowEnvironment;
  children: ReactNode;
};

/**
 * Wraps the handler of events, so that its errors do not reach the form. A form that was sent must not be sent again because the
 * page failed to note it.
 */
const heard =
  (onEvent: FlowEnvironment['onEvent']): FlowEnvironment['onEvent'] =>
  (event) => {
    try {
      onEvent(event);
    } catch (error) {
      reportError(error);
    }
  };

/** Provides site, texts, services and the handler of events. Wrap each flow in it. */
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

/** Returns the environment of the flow. Throws outside a `FlowProvider`. */
export function useFlow(): FlowContext {
  const environment = use(Flow);
  if (!environment) {
    throw new Error('Wrap it in <FlowProvider>.');
  }
  return environment;
}
