import { createElement, useEffect, useRef, useState } from 'react';
import { useAnnouncer } from '../../src/index.ts';
import type { TestedProps } from './options.ts';

/** A field that does everything wrong. The suite must find each fault, so that every property can fail. Do not copy any of it. */
export function WorstField({ label, hint, constraint, error, required }: TestedProps<string>) {
  const input = useRef<HTMLInputElement>(null);
  const mounted = useRef(false);
  const [typed, setTyped] = useState('');
  const announce = useAnnouncer();
  if (error) announce('Fehler!');

  useEffect(() => {
    const element = input.current;
    const keep = (event: Event) => {
      event.stopPropagation();
      if (element && element !== document.activeElement) element.value = '';
      setTyped(element?.value ?? '');
    };
    element?.addEventListener('input', keep);
    element?.addEventListener('change', keep);
    element?.animate([{ opacity: 0.9 }, { opacity: 1 }], { duration: 60_000 });
  });

  useEffect(() => {
    if (mounted.current) console.error('mounted twice');
    mounted.current = true;
  }, []);

  return (
    <p style={{ marginLeft: 40, width: 600, height: 40, overflow: 'hidden', whiteSpace: 'nowrap' }}>
      {label} * {error ? createElement('div', { role: 'alert' }, error, constraint) : null}
      <button type="button" style={{ outline: 'none' }}>
        ?
      </button>
      <input
        key={error}
        ref={input}
        id="the field"
        name="wrong"
        required={required}
        aria-label={`${label} *`}
        aria-describedby="nowhere"
        style={{ border: 0, fontSize: 8, height: 12, outline: 'none', padding: 0, width: 12 }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <i>{hint}</i>
      {createElement('img', { src: 'data:,', width: 10, height: 10, 'data-typed': typed })}
    </p>
  );
}
