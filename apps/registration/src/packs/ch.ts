import { chDocuments as documents } from '@crema/flow-domain/documents/ch';
import { ch as site } from '@crema/flow-domain/sites/ch';
import messages from 'virtual:crema-messages/de-CH/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
