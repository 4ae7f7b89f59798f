import { createContext } from 'react';

type Group = {
  /** Id of the form that its boxes belong to. */
  form: string | undefined;
  /** Key under which the group shows the form's error; a box of the same name does not repeat it. */
  name: string | undefined;
  /** Focus is sent to a box, and not every screen reader then reads what describes the group. */
  errorId: string | undefined;
};

/** The group around a checkbox. */
export const GroupOfBoxes = createContext<Group | undefined>(undefined);
