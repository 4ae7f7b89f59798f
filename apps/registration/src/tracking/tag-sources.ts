import type { TagSources } from '@crema/page-shell/csp';
import type { Brand } from '../brand/brand.ts';

/** An address, or an option with one. `true` and `false` have none. */
type Named = string | { readonly src?: string } | { readonly url?: string } | boolean | undefined;

function addressIn(named: Named): string | undefined {
  if (typeof named !== 'object') return typeof named === 'string' ? named : undefined;
  return 'src' in named ? named.src : 'url' in named ? named.url : undefined;
}

const originsOf = (...named: readonly Named[]): readonly string[] =>
  named
    .map(addressIn)
    .flatMap((address) => (address && /^https?:/.test(address) ? [new URL(address).origin] : []));

/** Returns the sources of a brand's pages for tracking: those that it names, and the origins of its scripts and services. */
export function tagSources({ tracking, trackingLibrary, tagSources: more = {}, consent }: Brand): TagSources {
  const { tagManager, exactag, internalTracker, monitoring, touchPoint } = tracking;
  const scripts = originsOf(tagManager, exactag);
  const ofTool = typeof consent === 'object' ? consent.sources : {};
  const said = (what: keyof TagSources) => [...(more[what] ?? []), ...(ofTool[what] ?? [])];
  const unique = (...origins: readonly string[]) => [...new Set(origins)];
  return {
    script: unique(...scripts, ...originsOf(trackingLibrary?.script), ...said('script')),
    connect: unique(...originsOf(internalTracker, monitoring, touchPoint), ...said('connect')),
    img: unique(...said('img')),
    frame: unique(...said('frame')),
    policies: unique(...(scripts.length > 0 ? ['cot#tracking'] : []), ...said('policies')),
  };
}
