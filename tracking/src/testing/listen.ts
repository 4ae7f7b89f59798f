import type { Told } from './told.ts';

/**
 * Tells of all that the library on the page decides, now or once it is there; gives back how to stop. It refers to nothing outside
 * of itself, because Playwright takes its text into the page.
 */
export function listen(tell: (told: Told) => void): () => void {
  let stop = () => {};
  const begin = () => {
    stop =
      window.collectOnTrackApi?.on('decision', ({ channel, outcome, event, records = [] }) => {
        const told = { channel, outcome, event };
        if (!records[0] || outcome === 'held') tell(told);
        else for (const record of records) tell({ ...told, record: JSON.parse(JSON.stringify(record)) });
      }) ?? stop;
  };
  if (window.collectOnTrackApi) begin();
  else window.addEventListener('collectOnTrackApi:ready', begin, { once: true });
  return () => {
    window.removeEventListener('collectOnTrackApi:ready', begin);
    stop();
  };
}
