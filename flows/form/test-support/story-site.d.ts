import { type SiteKey } from '@crema/flow-domain';
/** The site that a story shows: of the locale in Storybook's toolbar, whose words the design system uses as well. */
export declare const siteOfStory: (globals: Readonly<Record<string, unknown>>) => SiteKey;
