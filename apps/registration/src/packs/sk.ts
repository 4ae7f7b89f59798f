import { skDocuments as documents } from '@crema/flow-domain/documents/sk';
import { sk as site } from '@crema/flow-domain/sites/sk';
import messages from 'virtual:crema-messages/sk-SK/standalone';
import type { Pack } from './pack.ts';

export const pack: Pack = { site, documents, messages };
