import type { FormServices } from '../forms/form-services.ts';
import type { Hashing } from '../identity/open-hashing.ts';
import type { Traces } from '../operations/traces/traces.ts';
import type { PageServices } from '../pages/page-services.ts';
import type { SessionServices } from '../sessions/session-services.ts';

/** Everything the routes work with, opened once and passed in. */
export type Services = SessionServices &
  PageServices &
  FormServices & {
    /** Hashes passwords; what identities are kept by, unless they live elsewhere. */
    readonly hashing: Hashing;
    /** Whether the server describes its calls at `/service/openapi.json` and `/service/reference`. */
    readonly callReference: boolean;
    /** Follows every request, where somebody wants traces. */
    readonly follow?: Traces['follow'] | undefined;
  };
