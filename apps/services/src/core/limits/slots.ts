/** More has come than can be done in time: nothing is wrong, and the same request succeeds a little later. */
export class Overloaded extends Error {
  constructor() {
    super('overloaded');
    this.name = 'Overloaded';
  }
}

/** A place among those who are served. */
export interface Place {
  /** Keeps it until it is given back; a place that is not kept in time is somebody else's. */
  readonly keep: () => void;
  readonly giveBack: () => void;
}

// Who sends no faster than this holds a place for nobody but themselves.
const patience = 1000;

/** The places there are. */
export interface Places {
  /** @throws {Overloaded} when there is none left */
  readonly take: () => Place;
}

/**
 * So many requests at once and no more. It is known before anything of a request is read, and who has taken a place must have sent
 * the request within a second to keep it: whoever trickles theirs keeps nobody out.
 */
export function createPlaces(count: number): Places {
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
      const timer = setTimeout(giveBack, patience);
      timer.unref();
      return { keep: () => clearTimeout(timer), giveBack };
    },
  };
}
