import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';

/**
 * Hands the element of a component's own ref to its caller as well, whose ref is an object or a function, and takes it back
 * when the element goes.
 *
 * @param own set on the element
 * @param callers the `ref` among the component's props
 */
export const useSharedRef = <E>(own: RefObject<E | null>, callers: Ref<E> | undefined): void =>
  useImperativeHandle<E | null, E | null>(callers, () => own.current, [own]);
