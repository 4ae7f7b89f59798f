/** Records the errors of the page that no code catches: errors, rejections, and React's complaints. */
export function watchFaults(): { readonly faults: string[]; readonly end: () => void } {
  const faults: string[] = [];
  const letGo = new AbortController();
  const { signal } = letGo;
  addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`), { signal });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${String(reason)}`), {
    signal,
  });
  const { error } = console;
  console.error = (...said: unknown[]) => {
    faults.push(`console.error: ${said.map(String).join(' ').slice(0, 400)}`);
  };
  return {
    faults,
    end: () => {
      letGo.abort();
      console.error = error;
    },
  };
}
