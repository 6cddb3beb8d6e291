import type { Payload } from 'payload';
import { html } from '../../platform/http/html';
import { brandedPage } from '../../platform/http/brandedPage';
import type { Locale } from '../../platform/locales/locales';
import { investorPage } from './alertLinks';
import { alertText, type AlertText } from './alertTexts';

interface AlertPage {
  title: AlertText;
  text: AlertText;
  /** Subscribed address, shown to holders of its link only. */
  address?: string;
  /** Text of the button, which posts to the same address. */
  button?: AlertText;
  status?: number;
}

/** Renders a page about alerts. Acts only on POST, because mail scanners open all links. */
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
