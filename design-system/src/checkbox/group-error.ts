import { createContext } from 'react';

/**
 * Id of the error of the group around a checkbox. Focus is sent to a box, and not every screen reader then reads what
 * describes the group.
 */
export const GroupError = createContext<string | undefined>(undefined);
