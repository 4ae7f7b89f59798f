import { vi } from 'vitest';
import { actionIn, type DrawnAction } from './action.ts';
import { check } from './check.ts';
import { watchFaults } from './faults-of-page.ts';
import { openPage } from './page.tsx';
import { perform } from './perform/perform.ts';
import { type Scene, startOf } from './scene.ts';
import { settle } from './settle.ts';
import type { World } from './world.ts';

/**
 * Opens a form and runs all actions, one after another. It checks the page after each.
 * @throws at the first fault
 */
export async function live(scene: Scene, actions: readonly DrawnAction[]): Promise<void> {
  sessionStorage.clear();
  const { faults, end } = watchFaults();
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const world: World = {
    scene,
    page: openPage(scene),
    written: new Map(Object.entries(startOf(scene))),
    elsewhere: new Map(),
    sent: new Map(),
    state: 'editing',
    calls: 0,
    events: 0,
    faults,
    texts: new Set(),
  };
  try {
    await settle(world);
    for (const [index, drawn] of actions.entries()) {
      const { state } = world;
      const action = actionIn(state, drawn);
      post.mockClear();
      try {
        await perform[action.name](world, action);
        await settle(world);
      } catch (error) {
        throw new Error(`In ${index}, ${action.name}: ${[String(error), ...faults].join('; ')}`, {
          cause: error,
        });
      }
      const wrong = check(world, action, state, post.mock.calls.length);
      if (wrong.length > 0) throw new Error(`After ${index}, ${action.name}: ${wrong.join('; ')}`);
    }
  } finally {
    world.page.close();
    post.mockRestore();
    end();
    sessionStorage.clear();
  }
}
