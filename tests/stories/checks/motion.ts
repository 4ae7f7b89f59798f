import { named } from './visible.ts';

/** Movements that go on although the reader asked for less of it; a change of colour or opacity is none. */
export function motionFaults(root: HTMLElement): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect instanceof KeyframeEffect)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : undefined))
    .filter((effect) => effect?.target && root.contains(effect.target) && effect.getKeyframes().some(moves))
    .map((effect) => `${effect?.target ? named(effect.target) : ''} moves although less motion is asked for`);
}

const MOVING = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'left',
  'top',
  'insetInlineStart',
  'width',
  'height',
  'backgroundPosition',
  'strokeDashoffset',
];
const moves = (frame: ComputedKeyframe) => MOVING.some((property) => property in frame);
