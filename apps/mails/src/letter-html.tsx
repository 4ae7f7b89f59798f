import type { CSSProperties, ReactNode } from 'react';
import type { Block, Letter, LetterShop } from './letter.ts';

/** The colours of letters, by day and after dark. */
export interface LetterColours {
  readonly surface: { readonly page: string; readonly card: string };
  readonly text: { readonly ink: string; readonly hint: string; readonly link: string };
  readonly border: { readonly hairline: string };
  readonly action: { readonly surface: string; readonly text: string };
}

const sans = 'Figtree, Arial, Helvetica, sans-serif';
const serif = 'Fraunces, Georgia, "Times New Roman", serif';

const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.5' };
const small: CSSProperties = { margin: '0 0 8px', fontSize: '15px', lineHeight: '1.5' };

/**
 * The rules that an attribute cannot hold. Programs that drop them show the colours of the day.
 * @param colours after dark
 */
const afterDark = ({ surface, text, border, action }: LetterColours) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${surface.page}!important}
.card{background:${surface.card}!important;border-color:${border.hairline}!important}
.ink{color:${text.ink}!important}
.hint{color:${text.hint}!important}
.link{color:${text.link}!important}
.button{background:${action.surface}!important;color:${action.text}!important}
}`;

/** Shows a part of a letter. */
function Part({ block, colours }: { readonly block: Block; readonly colours: LetterColours }): ReactNode {
  if (block.kind === 'documents') return '{{documents}}';
  if (block.kind === 'text')
    return (
      <p className="ink" style={{ ...paragraph, color: colours.text.ink }}>
        {block.text}
      </p>
    );
  const { label, href } = block;
  return (
    <>
      <p style={{ margin: '24px 0 12px' }}>
        <a
          className="button"
          href={href}
          style={{
            display: 'inline-block',
            padding: '14px 24px',
            borderRadius: '10px',
            background: colours.action.surface,
            color: colours.action.text,
            fontSize: '17px',
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </p>
      <p
        className="hint"
        style={{ ...small, marginBottom: '24px', color: colours.text.hint, overflowWrap: 'anywhere' }}
      >
        <a className="link" href={href} style={{ color: colours.text.link }}>
          {href}
        </a>
      </p>
    </>
  );
}

/** A document that was accepted, in the place of `{{documents}}`: its sentence, its details and its version. */
export const DocumentPart = ({
  colours,
  version,
}: {
  readonly colours: LetterColours;
  readonly version: string;
}) => (
  <div
    className="card"
    style={{
      margin: '0 0 16px',
      padding: '16px',
      border: `1px solid ${colours.border.hairline}`,
      borderRadius: '10px',
    }}
  >
    <p className="ink" style={{ ...paragraph, marginBottom: '8px', color: colours.text.ink }}>
      {'{{label}}'}
    </p>
    <p className="hint" style={{ ...small, color: colours.text.hint }}>
      {'{{detail}}'}
    </p>
    <p className="hint" style={{ ...small, margin: 0, color: colours.text.hint }}>
      {version}
    </p>
  </div>
);

/**
 * A letter as a page of HTML. It has no picture and no layout table, so it reads the same with pictures off, and at 320 px.
 * @param day the colours by day, written into every element, because many programs drop style sheets
 * @param night the colours after dark
 */
export function LetterPage({
  shop: { t, name, locale, links },
  letter: { subject, blocks, why },
  day,
  night,
}: {
  readonly shop: LetterShop;
  readonly letter: Letter;
  readonly day: LetterColours;
  readonly night: LetterColours;
}): ReactNode {
  const { ink, hint, link } = day.text;
  const footer: readonly (readonly [string, string])[] = [
    [links.consents, t('page.consentsPage.title')],
    [links.privacy, t('page.footer.privacy')],
    [links.imprint, t('page.footer.imprint')],
  ];
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{afterDark(night)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: day.surface.page }}>
        <div
          className="page"
          lang={locale}
          style={{ padding: '24px 12px', background: day.surface.page, fontFamily: sans }}
        >
          <article aria-label={subject} style={{ maxWidth: '560px', margin: '0 auto' }}>
            <p style={{ margin: '0 0 16px', fontFamily: serif, fontSize: '24px', fontWeight: 600 }}>
              <a className="link" href={links.shop} style={{ color: link, textDecoration: 'none' }}>
                {name}
              </a>
            </p>
            <div
              className="card"
              style={{
                padding: '32px 24px 16px',
                border: `1px solid ${day.border.hairline}`,
                borderRadius: '16px',
                background: day.surface.card,
              }}
            >
              <h1
                className="ink"
                style={{
                  margin: '0 0 20px',
                  color: ink,
                  fontFamily: serif,
                  fontSize: '28px',
                  lineHeight: '1.2',
                  fontWeight: 600,
                }}
              >
                {subject}
              </h1>
              <Part block={{ kind: 'text', text: t('mail.greeting') }} colours={day} />
              {blocks.map((block) => (
                <Part key={JSON.stringify(block)} block={block} colours={day} />
              ))}
              <Part block={{ kind: 'text', text: t('mail.signature', { name }) }} colours={day} />
            </div>
            <div style={{ padding: '20px 24px 0' }}>
              <p className="hint" style={{ ...small, color: hint }}>
                {why}
              </p>
              <p className="hint" style={{ ...small, color: hint }}>
                {footer.map(([href, label], place) => (
                  <span key={href}>
                    {place > 0 && <span> · </span>}
                    <a className="link" href={href} style={{ color: link }}>
                      {label}
                    </a>
                  </span>
                ))}
              </p>
            </div>
          </article>
        </div>
      </body>
    </html>
  );
}
