import { useState } from 'react';
import { type Ask, createAsk } from '../engine/questions.ts';
import { useFormContext } from './form-context.tsx';

/** The way to have inputs of the form around judged by somebody who takes time, such as a service. */
export function useAsk(): Ask {
  const { store } = useFormContext();
  const [ask] = useState(() => createAsk(store));
  return ask;
}
