import { Button, Checkbox, Disclosure, Heading, Link, Text } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { keepChoice, keptChoice, purposes, type Purpose } from './choice.ts';
import { consentHash } from './consent-tool.ts';
import { makeRoom } from './make-room.ts';

type Props = {
  texts: Texts;
  /** Address of the shop's words on privacy. */
  privacy: string;
  /** How often the visitor has asked for it: the focus goes there with each call. */
  calls: number;
  onClose: () => void;
};

/**
 * To refuse and to agree stand side by side in two equal columns, one under the other only where the letters are too large for
 * that.
 */
const answers =
  'ds grid w-[30rem] shrink-0 self-end grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3 px-8 py-6 l:border-t l:border-hairline l:w-auto l:self-auto l:py-3 s:px-4 [@media(max-height:30rem)]:py-2 [&>button]:px-2 [&>button]:py-1';

/** Where the focus goes when the banner goes with it: back to the link that has opened it, else to the page itself. */
const focusAfter = (called: boolean) =>
  document.querySelector<HTMLElement>(called ? `a[href="${consentHash}"]` : '#main');

/**
 * Asks for consent: to agree and to refuse are the same size, colour and number of presses, and nothing is ticked beforehand. It
 * takes no focus unless it was asked for, keeps nobody from the page, and what has the focus is never behind it (WCAG 2.2 2.4.11).
 * It covers half of the window at most, and more only where letters of twice the size need it for both answers.
 */
export function ConsentBanner({ texts, privacy, calls, onClose }: Props) {
  const { t } = texts;
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const kept = keptChoice() ?? [];

  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), []);
  useEffect(() => {
    if (calls > 0) heading.current?.focus();
  }, [calls]);

  const choose = (agreed: readonly Purpose[]) => {
    const hadFocus = banner.current?.contains(document.activeElement);
    keepChoice(agreed);
    // Or the footer's link would lead nowhere the next time.
    if (location.hash === consentHash)
      history.replaceState(history.state, '', location.pathname + location.search);
    onClose();
    if (hadFocus) focusAfter(calls > 0)?.focus({ preventScroll: calls === 0 });
  };
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose(purposes.filter((purpose) => ticked.has(purpose)));
  };

  return (
    <section
      ref={banner}
      aria-labelledby={title}
      className="ds fixed inset-x-0 bottom-0 z-10 flex max-h-[min(50dvh+8*(1rem-16px),80dvh)] flex-col overflow-y-auto border-t border-hairline bg-card [box-shadow:var(--ds-shadow-card)] print:hidden"
    >
      {/* The words scroll, the two answers never: neither may be nearer at hand than the other. */}
      <div className="ds mx-auto flex min-h-0 w-full max-w-page l:flex-col">
        <div className="ds flex min-h-12 grow flex-col gap-2 overflow-y-auto scroll-py-4 px-8 py-6 l:pb-1 s:px-4 s:pt-4 [@media(max-height:30rem)]:pt-3">
          <Heading ref={heading} id={title} level={2} size={3} tabIndex={-1}>
            {t('cookies.title')}
          </Heading>
          <Text>
            <span>{`${t('cookies.text')} `}</span>
            <Link href={privacy}>{t('cookies.privacy')}</Link>
          </Text>
          <Disclosure summary={t('cookies.choose')} defaultOpen={kept.length === 1}>
            <form onSubmit={save} className="ds flex flex-col items-start gap-2 pt-2">
              {purposes.map((purpose) => (
                <Checkbox
                  key={purpose}
                  name={purpose}
                  label={t(`cookies.${purpose}.label`)}
                  hint={t(`cookies.${purpose}.hint`)}
                  defaultChecked={kept.includes(purpose)}
                />
              ))}
              <Button type="submit" variant="secondary">
                {t('cookies.save')}
              </Button>
            </form>
          </Disclosure>
        </div>
        <div className={answers}>
          <Button variant="secondary" onClick={() => choose([])}>
            {t('cookies.refuseAll')}
          </Button>
          <Button variant="secondary" onClick={() => choose(purposes)}>
            {t('cookies.acceptAll')}
          </Button>
        </div>
      </div>
    </section>
  );
}
