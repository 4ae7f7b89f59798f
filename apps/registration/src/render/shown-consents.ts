import {
  type ConsentKind,
  consentKinds,
  type DecidedConsent,
  isSiteKey,
  siteFor,
  type SiteKey,
  withdrawableConsents,
} from '@crema/flow-domain';
import type { RenderRequest } from '@crema/page-contract';
import { documentsFor, documentVersions } from '@crema/flow-domain/server';
import type { ShownConsent } from '@crema/flow-consents';
import { brandWords } from '../brand/brand-documents.ts';
import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import { dayIn } from '../page/day-in.ts';

type Decided = Pick<DecidedConsent, 'documentId' | 'documentVersion' | 'site'>;

/** Returns the wording that was shown, in that version and in the language of that site; `undefined` if the version is unknown. */
function documentOf(
  { site, documentId, documentVersion }: Decided,
  brandName: string,
): ShownConsent['document'] {
  const known = isSiteKey(site) ? documentVersions(site) : [];
  const found = known.find(({ id, version }) => id === documentId && version === documentVersion);
  if (!found) return undefined;
  const { fullText, version, locale } = found;
  return { ...brandWords(brandName, found), version, locale, ...(fullText && { fullText }) };
}

/** Returns the document in force that a customer can agree to again, for a consent that is not granted. */
function offeredTo(site: SiteKey, kind: ConsentKind, brandName: string): ShownConsent['document'] {
  const inForce = withdrawableConsents.some((each) => each === kind)
    ? documentsFor(site).find((document) => document.kind === kind)
    : undefined;
  return inForce && { ...brandWords(brandName, inForce), version: inForce.version, locale: inForce.locale };
}

/** Returns a customer's consents as a site's page shows them. A kind that the app does not know is left out. */
function shownConsents(
  site: SiteKey,
  consents: readonly DecidedConsent[],
  brandName: string,
): readonly ShownConsent[] {
  return consents.flatMap(
    ({ kind: decided, granted, withdrawn, pending, unproven, withdrawable, decidedAt, ...shown }) => {
      const kind = consentKinds.find((each) => each === decided);
      if (!kind) return [];
      const state = granted ? (pending ? 'pending' : 'granted') : withdrawn ? 'withdrawn' : 'refused';
      const since = dayIn(siteFor(site), new Date(decidedAt));
      const offered = granted ? undefined : offeredTo(site, kind, brandName);
      return [
        {
          kind,
          state,
          since,
          withdrawable,
          ...(unproven && { unproven }),
          ...(offered && { givable: true }),
          document: offered ?? documentOf(shown, brandName),
        },
      ];
    },
  );
}

/**
 * Returns what a page that shows consents needs: the customer's consents, and the one that was just withdrawn or given according to
 * the page's address. Any link can name one, so it counts only if that is its state.
 */
export async function consentsAt(
  { showsConsents }: Route,
  site: SiteKey,
  { searchParams }: URL,
  { ask, brandName }: { readonly ask: RenderRequest['consents']; readonly brandName: string },
): Promise<Pick<PageState, 'consents' | 'withdrawn' | 'given'>> {
  const decided = showsConsents ? await ask?.() : undefined;
  if (!decided) return {};
  const consents = shownConsents(site, decided, brandName);
  const just = (notice: string, states: readonly string[]) =>
    consents.find(({ kind, state }) => states.includes(state) && kind === searchParams.get(notice))?.kind;
  return {
    consents,
    withdrawn: just('withdrawn', ['withdrawn']),
    given: just('given', ['granted', 'pending']),
  };
}
