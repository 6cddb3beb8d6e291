import { html, type Html } from '../../platform/http/html';
import type { Locale } from '../../platform/locales/locales';
import { quoteLines } from './mailDetails';

interface LetterLink {
  label: string;
  url: string;
}

/** Content of a mail to a visitor. */
export interface VisitorMail {
  language: Locale;
  /** Name of the site, which is shown at the top. */
  siteName: string;
  /** URL of the square picture that is shown next to the name. */
  logo: string;
  /** Background colour of the main button. */
  accent: string;
  title: string;
  paragraphs: readonly string[];
  /** Labelled values, such as a reference number or an amount. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Main button of the mail: what the reader should do next. */
  action?: LetterLink;
  /** Further actions. */
  links?: readonly LetterLink[];
  /** Link that ends the subscription. */
  unsubscribe?: LetterLink;
  /** Lines at the end: contact details, and why the reader got the mail. */
  closing: readonly string[];
  /** The visitor's own message, quoted at the bottom. */
  quote?: { intro: string; text: string };
}

const TEXT_COLOR = '#1d2733';
const MUTED_COLOR = '#55606e';
const LINE = '#dcd7cf';
const BACKGROUND_COLOR = '#f5f2ed';

const BUTTON =
  'display: inline-block; padding: 12px 28px; border-radius: 4px; color: #ffffff; font-weight: bold; text-decoration: none;';
const FACT = `padding: 10px 16px; border-bottom: 1px solid ${LINE};`;

/** Converts the line breaks of a text to `<br />`. */
const lines = (text: string): Html[] =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));

/** Renders quoted text. Its direction follows its own content, not the language of the mail. */
const quoted = ({ intro, text }: NonNullable<VisitorMail['quote']>): Html => html`
  <p style="margin: 24px 0 8px; color: ${MUTED_COLOR}; font-size: 14px;">${intro}</p>
  <blockquote
    dir="auto"
    style="margin: 0; padding: 12px 16px; background: ${BACKGROUND_COLOR}; color: ${MUTED_COLOR}; font-size: 14px;"
  >
    ${lines(text)}
  </blockquote>
`;

/**
 * Renders the mail as HTML. Uses tables and inline styles, because mail programs support little else. Uses `dir`
 * instead of left and right, so that one layout serves both languages.
 */
function toHtml({
  language,
  siteName,
  logo,
  accent,
  title,
  paragraphs,
  facts,
  closing,
  quote,
  action,
  links = [],
  unsubscribe,
}: VisitorMail): string {
  const dir = language === 'he' ? 'rtl' : 'ltr';
  return html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body
        dir="${dir}"
        style="margin: 0; padding: 0; background: ${BACKGROUND_COLOR}; color: ${TEXT_COLOR};"
      >
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0" dir="${dir}">
          <tr>
            <td align="center" style="padding: 24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                dir="${dir}"
                style="max-width: 560px; background: #ffffff; font: 16px/1.6 Arial, Helvetica, sans-serif;"
              >
                <tr>
                  <td style="padding: 32px;">
                    <p style="margin: 0 0 24px; color: ${MUTED_COLOR}; font-size: 14px;">
                      <img src="${logo}" width="40" height="40" alt="" style="vertical-align: middle;" />
                      ${siteName}
                    </p>
                    <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.3;">${title}</h1>
                    ${paragraphs.map((text) => html`<p style="margin: 0 0 16px;">${lines(text)}</p>`)}
                    ${
                      action
                        ? html`<p style="margin: 24px 0;">
                            <a href="${action.url}" style="${BUTTON} background: ${accent};"
                              >${action.label}</a
                            >
                          </p>`
                        : ''
                    }
                    ${links.map(
                      ({ label, url }) =>
                        html`<p style="margin: 0 0 16px;">
                          <a href="${url}" style="color: ${TEXT_COLOR};">${label}</a>
                        </p>`,
                    )}
                    <table
                      width="100%"
                      cellspacing="0"
                      cellpadding="0"
                      dir="${dir}"
                      style="margin: 8px 0 24px; border-top: 1px solid ${LINE};"
                    >
                      ${facts.map(
                        ([label, value]) => html`
                          <tr>
                            <th
                              scope="row"
                              align="${dir === 'rtl' ? 'right' : 'left'}"
                              style="${FACT} color: ${MUTED_COLOR}; font-weight: normal;"
                            >
                              ${label}
                            </th>
                            <td style="${FACT} font-weight: bold;"><bdi>${value}</bdi></td>
                          </tr>
                        `,
                      )}
                    </table>
                    ${closing.map(
                      (text) =>
                        html`<p style="margin: 0 0 12px; color: ${MUTED_COLOR}; font-size: 14px;">
                          ${text}
                        </p>`,
                    )}
                    ${quote ? quoted(quote) : ''}
                    ${
                      unsubscribe
                        ? html`<p style="margin: 0; font-size: 14px;">
                            <a href="${unsubscribe.url}" style="color: ${MUTED_COLOR};"
                              >${unsubscribe.label}</a
                            >
                          </p>`
                        : ''
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

/**
 * Isolates text whose direction is unknown, so that it does not reorder the text around it. Uses the Unicode characters
 * for first-strong isolation.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;

function toText(letter: VisitorMail): string {
  const { siteName, title, paragraphs, facts, closing, quote, action, links = [], unsubscribe } = letter;
  return [
    title,
    '',
    ...paragraphs.flatMap((text) => [text, '']),
    ...[...(action ? [action] : []), ...links].flatMap(({ label, url }) => [`${label}:`, url, '']),
    ...facts.map(([label, value]) => `${label}: ${isolated(value)}`),
    '',
    ...closing,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    '',
    siteName,
    ...(quote ? ['', quote.intro, ...quoteLines(quote.text)] : []),
  ].join('\n');
}

/** Renders a mail to a visitor as plain text and as HTML, in the direction of its language. Escapes all content. */
export function renderVisitorMail(letter: VisitorMail): { text: string; html: string } {
  return { text: toText(letter), html: toHtml(letter) };
}
