import type { SiteKey } from '@crema/flow-domain';
import type { FlowEnvironment } from '@crema/flow-form';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { type Answer, flowEnvironment } from '../../form/test-support/environment.ts';

export type { Answer };

/** The environment of the standalone registration without a server. */
export const testEnvironment = (
  key: SiteKey,
  answer: Answer,
  more: Partial<FlowEnvironment> = {},
): FlowEnvironment => flowEnvironment(key, messagesOf, answer, more);
