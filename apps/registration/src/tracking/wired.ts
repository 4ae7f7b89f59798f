import type { CustomEventDataInput, LeadDataInput, PageType } from '@crema/tracking';

/** The part of a page's route that tracking reports. */
export interface TrackedPage {
  readonly id: string;
  readonly pageType: PageType;
}

/** The tracking library as the app calls it. */
export interface Wired {
  page(route: TrackedPage): void;
  event(message: CustomEventDataInput): void;
  readonly lead: (message: LeadDataInput) => void;
}
