import { createContext } from 'react';

type Group = {
  /** Key under which the group shows the form's error; a box of the same name does not repeat it. */
  name: string | undefined;
  /** Focus is sent to a box, and not every screen reader then reads what describes the group. */
  errorId: string | undefined;
};

/** What a checkbox has to know of the group around it. */
export const GroupOfBoxes = createContext<Group | undefined>(undefined);
