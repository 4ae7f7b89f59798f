import type { CustomEventDataInput, LeadDataInput, PageType } from '@crema/tracking';

/** What tracking is told of a page's route. */
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
