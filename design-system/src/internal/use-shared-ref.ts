import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';

/**
 * Sets the ref of a component's caller to the element of the component's own ref, and resets it when the element goes. The
 * caller's ref is an object or a function.
 *
 * @param own set on the element
 * @param callers the `ref` among the component's props
 */
export const useSharedRef = <E>(own: RefObject<E | null>, callers: Ref<E> | undefined): void =>
  useImperativeHandle<E | null, E | null>(callers, () => own.current, [own]);
