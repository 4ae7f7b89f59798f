import type { ConsentDocument, Site, SiteKey } from '@crema/flow-domain';
import type { CompiledMessages } from '@crema/flow-domain/messages';

/** What one site's page downloads of the domain: its site, its documents, its one locale's texts. */
export interface Pack {
  readonly site: Site<SiteKey>;
  readonly documents: readonly ConsentDocument[];
  readonly messages: CompiledMessages;
}
