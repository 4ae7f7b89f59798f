import { useEffect, useState } from 'react';

/** A value as it was when the browser's present task was over. React's own `useDeferredValue` would weigh on every page. */
export function useAfterTask<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value));
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
