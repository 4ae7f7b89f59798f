import type { ConsentDocument, Flow, ShopOptions, SiteKey } from '@crema/flow-domain';
import type { CompiledMessages } from '@crema/flow-domain/messages';

/** The facts of a shop that the domain does not know. */
export interface Shop {
  readonly name: string;
  /** Name of the loyalty card, as it is shown. */
  readonly cardName: string;
  /** The shop's settings of its forms, by flow. */
  readonly options: Readonly<Partial<Record<Flow, ShopOptions>>>;
  /** Returns all texts of a locale by their keys, in the shop's own wording. */
  readonly textsOf: (locale: string) => CompiledMessages;
  /** Returns the consent documents of a site in the shop's name. */
  readonly documentsOf: (site: SiteKey) => readonly ConsentDocument[];
  /** Returns the path of each page with the form of a flow. */
  readonly pathsOf: (flow: Flow) => readonly string[];
}
