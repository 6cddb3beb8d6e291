import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { html, Html } from '../../platform/html';
import type { Locale } from '../../platform/locales';
import { investorPage } from './alertLinks';
import { alertText, type AlertText } from './alertTexts';

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; color: #12262f; background: #faf8f4; font: 400 17px/1.7 Heebo, Arial, Helvetica, sans-serif; }
  main { max-inline-size: 36rem; margin-inline: auto; padding: clamp(2rem, 8vw, 5rem) 1.5rem; }
  .site { margin: 0 0 2rem; color: #566a73; }
  h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); font-weight: 300; line-height: 1.2; }
  p { margin: 0 0 1.5rem; }
  strong { overflow-wrap: anywhere; }
  button { min-block-size: 3rem; padding: 0.5rem 2rem; border: 0; border-radius: 0.25rem; color: #fff; background: #a8472a;
    font: inherit; font-weight: 500; cursor: pointer; }
  a { color: inherit; display: inline-block; min-block-size: 1.5rem; text-underline-offset: 0.25em; }
  :focus-visible { outline: 3px solid #1f6f8b; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) { :root { color-scheme: light; } }
`;

interface AlertPage {
  title: AlertText;
  text: AlertText;
  /** The address that it is about; only for who has a link to it. */
  address?: string;
  /** What the button does; it comes back here by POST. */
  button?: AlertText;
  status?: number;
}

/**
 * A page about alerts: it works without scripts, needs no login, and nothing happens before its button is pressed. Programs that look
 * into mails
 * open every link.
 */
export async function alertPage(
  payload: Payload,
  language: Locale,
  { title, text, address, button, status = 200 }: AlertPage,
): Promise<Response> {
  const say = alertText(language);
  const nonce = randomBytes(16).toString('base64');
  const { siteName } = await payload.findGlobal({ slug: 'siteSettings', locale: language, depth: 0 });
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${[say(title), siteName].filter(Boolean).join(' · ')}</title>
        <style nonce="${nonce}">
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="site">${siteName}</p>
          <h1>${say(title)}</h1>
          <p>${say(text)} ${address === undefined ? '' : html`<strong><bdi>${address}</bdi></strong>`}</p>
          ${
            button === undefined
              ? html`<p><a href="${await investorPage(payload, language)}">${say('toSite')}</a></p>`
              : html`<form method="post"><button>${say(button)}</button></form>`
          }
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
