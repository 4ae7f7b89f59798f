import type { CustomEventDataInput, InitialPageDataInput, LeadDataInput, PageType } from '@crema/tracking';

/** The part of a page's route that tracking reports. */
export interface TrackedPage {
  readonly id: string;
  readonly pageType: PageType;
}

/** The app's messages by their names (Tracking §1). */
interface Messages {
  readonly InitialPageData: InitialPageDataInput;
  readonly CustomEventData: CustomEventDataInput;
  readonly LeadData: LeadDataInput;
}

/** Posts a message to the tracking library. */
export type Post = <Name extends keyof Messages>(name: Name, data: Messages[Name]) => void;

/** The tracking library as the app calls it. */
export interface Wired {
  page(route: TrackedPage): void;
  readonly post: Post;
}
