import { named } from './visible.ts';

/** Properties that may animate with reduced motion. Every other property moves something, under any name. */
const STILL = /opacity$|color$|^(fill|stroke)$/i;

/** Facts about a keyframe, which are not properties. */
const FACTS = /^(offset|computedOffset|easing|composite)$/;

/**
 * Returns animations that run although the user prefers reduced motion. A change of colour or opacity is not
 * motion.
 */
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
