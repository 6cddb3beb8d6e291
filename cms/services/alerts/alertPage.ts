import type { Payload } from 'payload';
import { html } from '../../platform/http/html';
import { brandedPage } from '../../platform/http/brandedPage';
import type { Locale } from '../../platform/locales/locales';
import { investorPage } from './alertLinks';
import { alertText, type AlertText } from './alertTexts';

interface AlertPage {
  title: AlertText;
  text: AlertText;
  /** Subscribed e-mail address. Only the unsubscribe page shows it, to people with the signed link. */
  address?: string;
  /** Text of the button, which sends a POST request to the URL of the page. */
  button?: AlertText;
  status?: number;
}

/**
 * Renders a page that a link in an alert mail opens. The action itself needs a POST request from its button, because
 * mail scanners open every link.
 */
export async function alertPage(
  payload: Payload,
  language: Locale,
  { title, text, address, button, status = 200 }: AlertPage,
): Promise<Response> {
  const say = alertText(language);
  return brandedPage(payload, {
    language,
    title: say(title),
    status,
    body: html`
      <p>${say(text)} ${address === undefined ? '' : html`<strong><bdi>${address}</bdi></strong>`}</p>
      ${
        button === undefined
          ? html`<p><a href="${await investorPage(payload, language)}">${say('toSite')}</a></p>`
          : html`<form method="post"><button>${say(button)}</button></form>`
      }
    `,
  });
}
