import { Button, Checkbox, Disclosure, Heading, Link, Text } from '@crema/design-system';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { keepChoice, keptChoice, purposes, type Purpose } from './choice.ts';
import { consentHash } from './consent-tool.ts';

/** Keys of the banner's texts. */
export type BannerText =
  | `cookies.${'title' | 'text' | 'privacy' | 'choose' | 'save' | 'refuseAll' | 'acceptAll'}`
  | `cookies.${Purpose}.${'label' | 'hint'}`;

/** The banner's texts in the language of the page. */
export interface BannerTexts {
  readonly t: (key: BannerText) => string;
}

type Props = {
  texts: BannerTexts;
  /** Address of the shop's page on privacy. */
  privacy: string;
  /** How often the visitor has opened the banner. Each time it takes the focus. */
  calls: number;
  /** Called when the visitor has chosen. */
  onClose: () => void;
};

/**
 * The buttons to refuse and to agree are side by side in two equal columns. Only with very large letters one is below the other.
 */
const answers =
  'ds grid w-[30rem] shrink-0 self-end grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3 px-8 py-6 l:border-t l:border-hairline l:w-auto l:self-auto l:py-3 s:px-4 [@media(max-height:30rem)]:py-2 [&>button]:px-2 [&>button]:py-1';

/** Returns the element for the focus after the banner: the link that has opened it, or else the page. */
const focusAfter = (called: boolean) =>
  document.querySelector<HTMLElement>(called ? `a[href="${consentHash}"]` : '#main');

/**
 * Asks for consent. To agree and to refuse take the same size, colour and number of presses, and nothing is ticked beforehand. The
 * banner takes no focus unless the visitor opened it, does not block the page, and never covers the focus (WCAG 2.2 2.4.11). It
 * covers half of the window at most, and more only if letters of twice the size need it for both buttons.
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
    // Otherwise the footer's link would have no effect the next time.
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
      {/* The text scrolls, and the two buttons never do, so that neither is easier to reach than the other. */}
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

/**
 * Keeps the part of the page that the banner covers within reach: the page ends above the banner, and an element that gets the
 * focus is scrolled out from behind it (WCAG 2.2 2.4.11). On paper there is no banner, and no room for it.
 * @returns a function that takes it back
 */
function makeRoom(banner: HTMLElement): () => void {
  const { body } = document;
  const uncover = () => {
    const { activeElement: focused } = document;
    if (!focused || focused === body || banner.contains(focused)) return;
    const { bottom } = focused.getBoundingClientRect();
    if (bottom > banner.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
  };
  // In the next frame, after the browser has scrolled to the focus by itself.
  const uncoverSoon = () => requestAnimationFrame(uncover);
  // Not in the banner's style sheet, which applies to the banner alone, and not inline, which would be printed.
  const style = new CSSStyleSheet({ media: 'screen' });
  document.adoptedStyleSheets.push(style);
  // The observer also reports the first height.
  const room = new ResizeObserver(() => {
    const height = banner.offsetHeight;
    // On paper the banner has no height. The room on the screen must stay.
    if (height === 0) return;
    style.replaceSync(
      `:root{scroll-padding-block-end:calc(${height}px + 1rem)}body{padding-block-end:${height}px}`,
    );
    uncover();
  });
  room.observe(banner);
  addEventListener('focusin', uncoverSoon);
  return () => {
    room.disconnect();
    removeEventListener('focusin', uncoverSoon);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  };
}
