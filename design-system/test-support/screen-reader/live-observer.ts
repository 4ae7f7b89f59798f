/**
 * Tells the virtual reader of changes in live regions only. Of all others it needs to know that there were some; it would
 * look for their names, and fail where an element is gone from the page meanwhile.
 */
export class LiveObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, observer) => callback(records.filter(isLive), observer));
  }
}

const isLive = ({ target }: MutationRecord) =>
  target.isConnected && (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
