import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { useFollow } from '../internal/use-follow.ts';

/** One requirement for a new password. */
export type PasswordRequirement = {
  /** The requirement in words: "mindestens 8 Zeichen". */
  label: string;
  /** Checks a value. It runs after each key, so it must be fast. */
  isMet: (value: string) => boolean;
};

/** The props of `PasswordRequirements`. */
export type PasswordRequirementsProps = {
  /** The input whose value is checked. */
  input: RefObject<HTMLInputElement | null>;
  /** Names the list: "Ihr Passwort braucht". */
  label: string;
  /** The requirements, in the order they are shown. */
  requirements: readonly PasswordRequirement[];
  /** The state of each in words, read after it. */
  states: Readonly<Record<'met' | 'unmet', string>>;
};

/**
 * Adds elements to the description of an input that another component renders. React rewrites that description when the input's
 * error comes or goes, so an observer adds the elements again.
 *
 * @param ids of the elements, separated by blanks
 */
function useDescription(input: RefObject<HTMLElement | null>, ids: string): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const own = ids.split(' ');
    const others = () =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !own.includes(id));
    const write = (all: readonly string[]) => {
      const described = all.filter(Boolean).join(' ');
      if (described === (element.getAttribute('aria-describedby') ?? '')) return;
      if (described) element.setAttribute('aria-describedby', described);
      else element.removeAttribute('aria-describedby');
    };
    const describe = () => write([...others(), ...own]);
    describe();
    const observer = new MutationObserver(describe);
    observer.observe(element, { attributeFilter: ['aria-describedby'] });
    return () => {
      observer.disconnect();
      write(others());
    };
  }, [input, ids]);
}

/**
 * Lists the requirements for a new password below its field, and ticks each off while the shopper types. The list is part of the
 * input's description and visible at once. When the shopper pauses, the announcer reads only the changes. Icon and words show the
 * state, never colour alone (WCAG 2.2 1.4.1, 4.1.3).
 *
 * ```tsx
 * <PasswordRequirements input={input} label={t('passwordNeeds')} requirements={requirements} states={t.requirementStates} />
 * ```
 */
export function PasswordRequirements({ input, label, requirements, states }: PasswordRequirementsProps) {
  const { announce } = useDesignSystem();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const ids = requirements.map((_, index) => `${id}-${index}`);
  useDescription(input, ids.join(' '));

  useFollow(input, {
    show: (value) => {
      const met = requirements.map(({ isMet }) => value !== '' && isMet(value));
      met.forEach((isMet, index) => {
        const item = list.current?.children[index];
        if (!item) return;
        item.setAttribute('data-met', String(isMet));
        const state = item.querySelector('[data-state]');
        if (state) state.textContent = `, ${isMet ? states.met : states.unmet}`;
      });
      return met;
    },
    say: (met, before = []) => {
      const news = requirements.flatMap((requirement, index) =>
        met[index] === (before[index] ?? false)
          ? []
          : `${requirement.label}, ${met[index] ? states.met : states.unmet}`,
      );
      if (news.length > 0) announce(news.join('. '));
    },
  });

  return (
    <ul
      ref={list}
      aria-label={label}
      className="ds ds-requirements mt-2 flex flex-col gap-1 text-small text-hint"
    >
      {requirements.map((requirement, index) => (
        <li key={requirement.label} id={ids[index]} data-met="false" className="ds flex items-start gap-2">
          <span className="ds ds-requirement-mark" aria-hidden="true">
            <Drawing path={paths.success} />
          </span>
          <span>
            <span>{requirement.label}</span>
            <span className="ds sr-only" data-state="">
              {`, ${states.unmet}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
