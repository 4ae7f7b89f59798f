import { createContext } from 'react';
import type { OpenChangeReason } from './window-props.ts';

/** Asks the window around to close. */
export const CloseContext = createContext<(reason: OpenChangeReason) => void>(() => {});
