import { randomBytes } from 'node:crypto';
import { brandPalette } from '@group/rules/colors/brandColors';
import { html, Html, type HtmlPart } from './html';
import type { Locale } from '../locales/locales';

type Palette = ReturnType<typeof brandPalette>;

const styleOf = ({ accent, ink, inkMuted, stone, surface, teal }: Palette): string => `
  * { box-sizing: border-box; }
  body { margin: 0; color: ${ink}; background: ${stone}; font: 400 17px/1.7 Heebo, Arial, Helvetica, sans-serif; }
  main { max-inline-size: 36rem; margin-inline: auto; padding: clamp(2rem, 8vw, 5rem) 1.5rem; }
  .site { margin: 0 0 2rem; color: ${inkMuted}; }
  h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); font-weight: 300; line-height: 1.2; }
  h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; font-weight: 500; line-height: 1.3; }
  p { margin: 0 0 1.5rem; }
  strong { overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin: 0 0 1.5rem; }
  dt { color: ${inkMuted}; }
  dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; }
  label { display: block; margin-block-end: 0.25rem; }
  select { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-end: 1rem; padding: 0.5rem 0.75rem;
    border: 1px solid ${inkMuted}; border-radius: 0.25rem; color: inherit; background: ${surface}; font: inherit; }
  button { min-block-size: 3rem; padding: 0.5rem 2rem; border: 0; border-radius: 0.25rem; color: ${surface}; background: ${accent};
    font: inherit; font-weight: 500; cursor: pointer; }
  button.quiet { border: 1px solid currentColor; color: inherit; background: none; }
  a { color: inherit; display: inline-block; min-block-size: 1.5rem; text-underline-offset: 0.25em; }
  :focus-visible { outline: 3px solid ${teal}; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) { :root { color-scheme: light; } }
`;

/** Content of a page without scripts. */
export interface PlainPage {
  language: Locale;
  /** Name of the site, shown at the top. */
  siteName?: string | null;
  /** Colours of the brand. The default is the palette of a new site. */
  palette?: Palette;
  title: string;
  /** Content below the heading. The heading shows the title. */
  body: HtmlPart;
  status?: number;
}

/**
 * Creates the response for a page to which a mail links. The page needs no scripts or login, cannot be framed and is
 * not indexed.
 */
export function plainPage({
  language,
  siteName,
  palette = brandPalette({}),
  title,
  body,
  status = 200,
}: PlainPage): Response {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${[title, siteName].filter(Boolean).join(' · ')}</title>
        <style nonce="${nonce}">
          ${new Html(styleOf(palette))}
        </style>
      </head>
      <body>
        <main>
          <p class="site">${siteName ?? ''}</p>
          <h1>${title}</h1>
          ${body}
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
