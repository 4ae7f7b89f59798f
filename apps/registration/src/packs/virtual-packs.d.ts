declare module 'virtual:crema-packs' {
  import type { FormDocument, Site, SiteKey } from '@crema/flow-domain';
  import type { CompiledMessages } from '@crema/flow-domain/messages';

  /** The part of the domain that one site's page downloads: its site, its flow's documents, its one locale's texts. */
  export interface Pack {
    readonly site: Site<SiteKey>;
    readonly documents: readonly FormDocument[];
    readonly messages: CompiledMessages;
    /** Fetches the texts of errors. It is absent if they are among the others. */
    readonly later?: (() => Promise<CompiledMessages>) | undefined;
    /** Fetches the texts of the fields that appear after an answer. */
    readonly more?: (() => Promise<CompiledMessages>) | undefined;
  }
  /** Loads a site's pack of a flow, by the name of its texts; made by `packs-plugin.ts` in `flows/domain/build` for the routes there are. */
  export default function loadPack(site: SiteKey, texts: string): Promise<Pack>;
}
