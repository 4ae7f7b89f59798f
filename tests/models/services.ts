import { type Issue, type FormProblem, type SiteKey } from '../../flows/domain/src/index.ts';
import { documentsFor } from '../../flows/domain/src/server.ts';
import type { AddressServices, RegistrationServices } from '../../flows/form/src/index.ts';
import { addressServices } from '../../flows/address/test-support/address-services.ts';

/** The ways in which a call may end. `success` creates an account, or saves an address. */
export type Ending =
  | { readonly kind: 'success' }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'failed'; readonly problem: FormProblem; readonly minutes: number };

/** A call that reached the services. */
interface Call {
  readonly sent: unknown;
  readonly end: (ending: Ending) => void;
  /** Ends the call as if its code had failed to load. */
  readonly lose: () => void;
}

/** Services that record their calls, and respond when the test says so. */
export interface Services {
  readonly registration: RegistrationServices;
  readonly addresses: AddressServices;
  readonly calls: readonly Call[];
  /** True if the documents in force cannot be loaded. */
  hidesDocuments: boolean;
}

type Saved = Awaited<ReturnType<AddressServices['save']>>;
type Registered = Awaited<ReturnType<RegistrationServices['register']>>;

/** Creates services whose calls wait for a response from the test. */
export function createServices(site: SiteKey): Services {
  const calls: Call[] = [];
  const state = { hidesDocuments: false, version: 1 };
  const call = <Outcome>(sent: unknown, outcomeOf: (ending: Ending) => Outcome) =>
    new Promise<Outcome>((resolve, reject) => {
      calls.push({
        sent,
        end: (ending) => resolve(outcomeOf(ending)),
        lose: () => reject(new Error('The code that makes the call failed to load.')),
      });
    });
  const services: Services = {
    registration: {
      register: (request) =>
        call<Registered>(request, (ending) =>
          ending.kind === 'success' ? { kind: 'created', loginId: 'l1' } : ending,
        ),
      consentDocuments: async () => {
        state.version += 1;
        const version = `${state.version}.0`;
        return services.hidesDocuments
          ? undefined
          : documentsFor(site).map((document) => Object.assign({}, document, { version }));
      },
    },
    addresses: {
      ...addressServices(),
      save: ({ data }) =>
        call<Saved>(data, (ending) => (ending.kind === 'success' ? { kind: 'saved', uuid: 'a1' } : ending)),
    },
    calls,
    hidesDocuments: false,
  };
  return services;
}
