import { named } from './visible.ts';

/** What may go on when less motion is asked for: all else moves something, by whatever name browsers know it. */
const STILL = /opacity$|color$|^(fill|stroke)$/i;

/** No properties, but facts about a keyframe. */
const FACTS = /^(offset|computedOffset|easing|composite)$/;

/** Movements that go on although the reader asked for less of it; a change of colour or opacity is none. */
export function motionFaults(root: HTMLElement): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document.getAnimations().flatMap(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
    const { target } = effect;
    const moved = Array.from(new Set(effect.getKeyframes().flatMap(moves)));
    return target && root.contains(target) && moved.length > 0
      ? [`${named(target)} moves (${moved.join(', ')}) although less motion is asked for`]
      : [];
  });
}

const moves = (frame: ComputedKeyframe) =>
  Object.keys(frame).filter((name) => !FACTS.test(name) && !STILL.test(name));
