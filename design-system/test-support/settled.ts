/** Waits until all past events are rendered. React renders in a task of its own, before the second frame at the latest. */
export const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/**
 * Waits until everything that was due within `ms` has happened and is rendered. On a busy machine too, a timer that was set
 * earlier and is shorter fires before this one.
 */
export async function rest(ms = 150): Promise<void> {
  await new Promise((done) => {
    setTimeout(done, ms);
  });
  await settled();
}
