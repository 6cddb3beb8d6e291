import type { Payload } from 'payload';
import { limitReads, TOO_MANY_READS } from '../../../intake/limitReads';
import { html, type HtmlPart } from '../../../platform/http/html';
import { pageQuery } from '../../../platform/http/pageQuery';
import { brandedPage } from '../../../platform/http/brandedPage';
import type { Handler, Route, RouteDocs } from '../../../platform/http/route';
import type { Locale } from '../../../platform/locales/locales';
import { findLottery } from '../findLottery';
import { confirmationDeadline } from '../mails/confirmationDeadline';
import { CONFIRM_PATH } from '../mails/confirmationLink';
import { confirmRegistration } from './confirmRegistration';
import { findByToken } from './findByToken';
import { registrationText, type RegistrationText } from '../mails/registrationTexts';

interface ConfirmPage {
  title: RegistrationText;
  text: RegistrationText;
  /** Number of the registration. Shown only to people with a valid link. */
  number?: string;
  button?: RegistrationText;
  status?: number;
}

/** Renders a page about a registration. Only its button confirms, because mail scanners open every link. */
async function confirmPage(
  payload: Payload,
  language: Locale,
  { title, text, number, button, status = 200 }: ConfirmPage,
): Promise<Response> {
  const say = registrationText(language);
  const form: HtmlPart = button ? html`<form method="post"><button>${say(button)}</button></form>` : '';
  return brandedPage(payload, {
    language,
    title: say(title),
    status,
    body: html`
      <p>${say(text)} ${number ? html`<strong><bdi>${number}</bdi></strong>` : ''}</p>
      ${form}
    `,
  });
}

const UNKNOWN = { title: 'unknownTitle', text: 'unknown', status: 404 } as const;
const LATE = { title: 'lateTitle', text: 'late' } as const;
const CONFIRMED = { title: 'confirmedTitle', text: 'confirmed' } as const;

/** `GET /web/lotteries/registrations/confirm`: shows a page with a button to confirm the registration. */
const confirmQuestion: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const found = await findByToken({ payload }, token);
  if (!found) return confirmPage(payload, language, UNKNOWN);
  const { reference: number, confirmedAt } = found;
  if (confirmedAt) return confirmPage(payload, language, { ...CONFIRMED, number });
  const id = typeof found.lottery === 'object' ? found.lottery.id : found.lottery;
  const lottery = await findLottery({ payload, id, language });
  if (!lottery || confirmationDeadline(lottery) <= Date.now()) return confirmPage(payload, language, LATE);
  return confirmPage(payload, language, {
    title: 'confirmTitle',
    text: 'question',
    number,
    button: 'confirm',
  });
};

/** `POST /web/lotteries/registrations/confirm`: confirms the registration that the link's token belongs to. */
const confirm: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const outcome = await confirmRegistration(payload, token);
  if (outcome === null) return confirmPage(payload, language, UNKNOWN);
  if (outcome === 'late') return confirmPage(payload, language, LATE);
  const number = (await findByToken({ payload }, token))?.reference;
  return confirmPage(payload, language, { ...CONFIRMED, ...(number !== undefined && { number }) });
};

const docs = (summary: string): RouteDocs => ({
  summary,
  query: { token: 'Token of the link in the mail', lang: 'he or en' },
  answers: {
    200: { description: 'An HTML page that works without scripts' },
    404: { description: 'An HTML page about the invalid link' },
    429: { ...TOO_MANY_READS, description: 'Too many requests' },
  },
});

export const confirmRegistrationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: CONFIRM_PATH,
    handler: limitReads(confirmQuestion),
    docs: docs('Page of the confirmation link, which asks before it confirms'),
  },
  {
    method: 'POST',
    path: CONFIRM_PATH,
    handler: limitReads(confirm),
    docs: docs('Confirms a registration, which then takes part in the lottery'),
  },
];
