import { FlowProvider } from '@crema/flow-form';
import type { ReactNode } from 'react';
import { siteOfStory } from '../../form/test-support/story-site.ts';
import { type AddressDouble, addressServices } from './address-services.ts';
import { addressEnvironment } from './environment.ts';

/** The setting of a story: Storybook's toolbar. */
type Setting = { readonly globals: Readonly<Record<string, unknown>> };

/**
 * Shows a story on the site of Storybook's toolbar, with services that are a double.
 * @param show is given the site's texts
 * @param makeEnvironment with the texts of the part that is shown
 */
export function inAddressFlow(
  services: AddressDouble,
  { globals }: Setting,
  show: (texts: ReturnType<typeof addressEnvironment>['texts']) => ReactNode,
  makeEnvironment = addressEnvironment,
) {
  const site = siteOfStory(globals);
  const addresses = addressServices(services);
  const environment = makeEnvironment(site, { kind: 'created', loginId: 'story' }, { addresses });
  return (
    <FlowProvider key={site} environment={environment}>
      {show(environment.texts)}
    </FlowProvider>
  );
}
