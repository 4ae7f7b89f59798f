import {
  consentKinds,
  type DecidedConsent,
  documentsFor,
  isSiteKey,
  type RenderRequest,
  siteFor,
  type SiteKey,
} from '@crema/flow-domain';
import type { ShownConsent } from '@crema/flow-consents';
import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import { dayIn } from '../shell/day-in.ts';

type Decided = Pick<DecidedConsent, 'documentId' | 'documentVersion' | 'site'>;

/** What was shown, in the language of the site where it was; nothing where that version's text is no longer here. */
function documentOf({ site, documentId, documentVersion }: Decided): ShownConsent['document'] {
  const known = isSiteKey(site) ? documentsFor(site) : [];
  const found = known.find(({ id, version }) => id === documentId && version === documentVersion);
  if (!found) return undefined;
  const { label, detail, fullText, version, locale } = found;
  return { label, detail, version, locale, ...(fullText && { fullText }) };
}

/** A customer's consents in the words of a site. A kind that the app no longer knows has none. */
function shownConsents(site: SiteKey, consents: readonly DecidedConsent[]): readonly ShownConsent[] {
  return consents.flatMap(({ kind: decided, granted, withdrawn, withdrawable, decidedAt, ...shown }) => {
    const kind = consentKinds.find((each) => each === decided);
    if (!kind) return [];
    const state = granted ? 'granted' : withdrawn ? 'withdrawn' : 'refused';
    const since = dayIn(siteFor(site), new Date(decidedAt));
    return [{ kind, state, since, withdrawable, document: documentOf(shown) }];
  });
}

/**
 * What a page that shows consents knows of those of its customer, and which of them its address says has just been withdrawn: any link can
 * say so, and only of one that is withdrawn it is believed.
 */
export async function consentsAt(
  { showsConsents }: Route,
  site: SiteKey,
  { searchParams }: URL,
  ask: RenderRequest['consents'],
): Promise<Pick<PageState, 'consents' | 'withdrawn'>> {
  const decided = showsConsents ? await ask?.() : undefined;
  if (!decided) return {};
  const consents = shownConsents(site, decided);
  const just = consents.find(
    ({ kind, state }) => state === 'withdrawn' && kind === searchParams.get('withdrawn'),
  );
  return { consents, withdrawn: just?.kind };
}
