import type { Brand, TagSources } from '../brand/brand.ts';

/** An address or what an option has one in; `true` and `false` have none. */
type Named = string | { readonly src?: string } | { readonly url?: string } | boolean | undefined;

function addressIn(named: Named): string | undefined {
  if (typeof named !== 'object') return typeof named === 'string' ? named : undefined;
  return 'src' in named ? named.src : 'url' in named ? named.url : undefined;
}

const originsOf = (...named: readonly Named[]): readonly string[] =>
  named
    .map(addressIn)
    .flatMap((address) => (address && /^https?:/.test(address) ? [new URL(address).origin] : []));

/** What a brand's pages may load and call for its tracking: what it names itself, and the origins of its scripts and services. */
export function tagSources({ tracking, trackingLibrary, tagSources: more = {} }: Brand): TagSources {
  const { tagManager, exactag, internalTracker, monitoring, touchPoint } = tracking;
  const unique = (...origins: readonly string[]) => [...new Set(origins)];
  const scripts = originsOf(tagManager, exactag);
  return {
    script: unique(...scripts, ...originsOf(trackingLibrary?.script), ...(more.script ?? [])),
    connect: unique(...originsOf(internalTracker, monitoring, touchPoint), ...(more.connect ?? [])),
    img: unique(...(more.img ?? [])),
    frame: unique(...(more.frame ?? [])),
    policies: unique(...(scripts.length > 0 ? ['cot#tracking'] : []), ...(more.policies ?? [])),
  };
}
