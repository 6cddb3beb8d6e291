import { html, Html } from '../../../platform/http/html';
import type { Locale } from '../../../platform/locales/locales';

const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px; color: #1d2733; background: #fff; font: 400 16px/1.6 system-ui, sans-serif; }
  main { max-inline-size: 480px; margin-inline: auto; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
  .notice { margin: 0 0 24px; padding: 12px 16px; border-inline-start: 4px solid #a86412; background: #fdf5ea; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px; }
  dt { color: #55606e; }
  dd { margin: 0; font-weight: 600; }
  form { display: grid; gap: 12px; margin: 0 0 16px; }
  button, a.button { display: block; inline-size: 100%; min-block-size: 48px; padding: 10px 20px; border: 1px solid #1d4d6b;
    border-radius: 4px; color: #1d4d6b; background: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button.main { color: #fff; background: #1d4d6b; }
  :focus-visible { outline: 3px solid #c0722b; outline-offset: 2px; }
  summary { min-block-size: 32px; color: #55606e; cursor: pointer; }
  details form { margin-block-start: 12px; }
`;

interface SandboxDocument {
  language: Locale;
  title: string;
  /** CSP nonce that allows the style and script of this page. */
  nonce: string;
  body: Html;
  /** Script that sends a message to the page that embeds this one. */
  script?: string;
}

/** Renders a page of the sandbox as an HTML document. */
export function sandboxDocument({ language, title, nonce, body, script }: SandboxDocument): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        ${
          script === undefined
            ? ''
            : html`<script nonce="${nonce}">
                ${new Html(script)};
              </script>`
        }
      </body>
    </html>`.text;
}
