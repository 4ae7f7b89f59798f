/**
 * Once what has happened by now is on the screen: React renders it in a task of its own, before the second frame at the
 * latest.
 */
export const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/**
 * Once everything that was to come by itself within `ms` has come, and is on the screen. However busy the machine is, a
 * timer that was set earlier and is shorter runs out before this one.
 */
export async function rest(ms = 150): Promise<void> {
  await new Promise((done) => {
    setTimeout(done, ms);
  });
  await settled();
}
