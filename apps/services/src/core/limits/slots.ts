/** The error if more requests arrive than the server can process in time. The same request succeeds a little later. */
export class Overloaded extends Error {
  constructor() {
    super('overloaded');
    this.name = 'Overloaded';
  }
}

/** A slot of one request. */
export interface Slot {
  /** Keeps the slot until it is given back. A slot that is not kept in time is free again. */
  readonly keep: () => void;
  readonly giveBack: () => void;
}

// A request whose body has not arrived within this time loses its slot.
const bodyTimeoutMs = 1000;

/** A fixed number of slots for requests. */
export interface Slots {
  /** @throws {Overloaded} when there is none left */
  readonly take: () => Slot;
}

/**
 * Creates slots for a number of requests at once. A slot is taken before anything of a request is read. A request that does not
 * arrive within a second loses it, so that slow senders keep no other request out.
 */
export function createSlots(count: number): Slots {
  let taken = 0;
  return {
    take: () => {
      if (taken >= count) throw new Overloaded();
      taken += 1;
      let isHeld = true;
      const giveBack = () => {
        clearTimeout(timer);
        if (isHeld) taken -= 1;
        isHeld = false;
      };
      const timer = setTimeout(giveBack, bodyTimeoutMs);
      timer.unref();
      return { keep: () => clearTimeout(timer), giveBack };
    },
  };
}
