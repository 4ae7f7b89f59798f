import { useState } from 'react';
import { type Ask, createAsk } from '../engine/questions.ts';
import { useFormContext } from './form-context.tsx';

/** Returns the function that has a service judge inputs of the form. */
export function useAsk(): Ask {
  const { store } = useFormContext();
  const [ask] = useState(() => createAsk(store));
  return ask;
}
