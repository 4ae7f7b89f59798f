/**
 * Reports only changes in live regions to the virtual reader, and for all others only that there were some. It would look for
 * their names, and fail if an element has been removed meanwhile.
 */
export class LiveObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => callback(records.filter(isLive), observer));
  }
}

const isLive = ({ target }: MutationRecord) =>
  target.isConnected && (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
