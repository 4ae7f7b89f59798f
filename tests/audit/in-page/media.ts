import { isShown, named } from '../../stories/checks/visible.ts';

const FOREIGN = 'audio, video, object, embed, iframe, canvas, map, marquee, track';

/** Returns content that plays, that comes from elsewhere, or that shows words as a picture. */
export const foreignContent = (): string[] => [
  ...Array.from(document.querySelectorAll(FOREIGN)).map((element) => `${named(element)} is on the page`),
  ...Array.from(document.images)
    .filter(({ currentSrc }) => !/\.svg$|^data:image\/svg/.test(currentSrc))
    .map((image) => `${named(image)} is a picture that may show words`),
];

/** Returns content that people can only operate by a path or by dragging. */
export const gestures = (): string[] =>
  Array.from(document.querySelectorAll('*'))
    .filter(
      (element) =>
        element.matches('[draggable=true], [role=slider], input[type=range]') ||
        !/^(auto|manipulation|pan-x pan-y pinch-zoom)$/.test(getComputedStyle(element).touchAction),
    )
    .map((element) => `${named(element)} takes gestures`);

/** Returns motion that lasts longer than five seconds and does not say that the page is busy. */
export const endlessMotion = (): string[] =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
    const { target } = effect;
    const { endTime } = effect.getComputedTiming();
    const isLong = typeof endTime === 'number' && endTime > 5000;
    if (!target || !isLong || !isShown(target) || target.closest('[aria-busy=true]')) return [];
    return [`${named(target)} moves for ${endTime} ms`];
  });
