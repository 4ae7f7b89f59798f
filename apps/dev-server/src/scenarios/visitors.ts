import type { SiteKey } from '@crema/flow-domain';
import type { Visit } from './visit.ts';

/** A kind of visitor. Its customers are real, because each visit signs up a new one with the services. */
export interface VisitorScenario {
  readonly label: string;
  /** Returns true if a site can have such a visitor. @default every site */
  readonly isOn?: (site: SiteKey) => boolean;
  /** Makes a new visitor one of this kind. */
  readonly become: (visit: Visit) => Promise<void>;
  /** True if the visitor's session ends before the next form is sent. @default false */
  readonly losesSession?: boolean;
}

/** The kinds of visitors, by their name in addresses. */
export type Visitors = Readonly<Record<string, VisitorScenario>>;

export type { Visit };
