import { randomBytes } from 'node:crypto';
import { env } from '../../platform/env/env';
import { requestedLanguage } from './requestedLanguage';
import { sandboxDocument } from '../../integrations/payment/sandbox/sandboxHtml';
import type { Html } from '../../platform/http/html';
import { sandboxText, type SandboxText } from '../../integrations/payment/sandbox/sandboxTexts';
import type { Locale } from '../../platform/locales/locales';

interface SandboxAnswer {
  title: SandboxText;
  body: (language: Locale) => Html;
  script?: string;
  status?: number;
  /**
   * Gives the page an opaque origin, so that its messages come from an origin that the site does not know. The site
   * must ignore them.
   */
  foreign?: boolean;
}

/**
 * Creates a page of the sandbox provider. Only the site can show it in a frame, and only the page's own script can run.
 */
export function sandboxAnswer(
  request: Request,
  { title, body, script, status = 200, foreign = false }: SandboxAnswer,
): Response {
  const language = requestedLanguage(request);
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${[env.siteUrl, env.previewUrl].filter(Boolean).join(' ')}`,
    ...(foreign ? ['sandbox allow-scripts'] : []),
  ].join('; ');
  const document = sandboxDocument({
    language,
    title: sandboxText(title, language),
    nonce,
    body: body(language),
    ...(script !== undefined && { script }),
  });
  return new Response(document, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
