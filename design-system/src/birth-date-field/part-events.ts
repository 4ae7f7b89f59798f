import { isInput } from '../internal/tree/kinds.ts';

/** Adds a listener to the inputs in a group. */
export type OnPart = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  hear: (part: HTMLInputElement, event: HTMLElementEventMap[Type]) => void,
) => void;

/** Listens on the group for all of its inputs, because they may change places. */
export const partEvents =
  (group: HTMLElement, signal: AbortSignal): OnPart =>
  (type, hear) =>
    group.addEventListener(
      type,
      (event) => {
        if (isInput(event.target)) hear(event.target, event);
      },
      { signal },
    );
