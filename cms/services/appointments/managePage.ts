import { israelIso } from '@group/rules/time/israelTime';
import type { Payload } from 'payload';
import type { Appointment } from '../../payload-types';
import { env } from '../../platform/env/env';
import { html, type Html } from '../../platform/http/html';
import { brandedPage } from '../../platform/http/brandedPage';
import type { Locale } from '../../platform/locales/locales';
import { appointmentText, type AppointmentText } from './appointmentTexts';
import { takenSlots } from './bookedSlots';
import { meetingOf } from './meetingOf';
import { timeText } from './meetingTime';
import { freeSlots, type Slot } from './openSlots';
import { readMeeting, rulesOf } from './readMeeting';

interface Said {
  title: AppointmentText;
  text: AppointmentText;
  status?: number;
}

type Say = (key: AppointmentText) => string;

const facts = (rows: readonly (readonly [label: string, value: string])[]): Html => html`
  <dl>
    ${rows.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd><bdi>${value}</bdi></dd>`,
    )}
  </dl>
`;

/** Renders a form in which the visitor chooses one of the free times. */
const choice = (slots: readonly Slot[], say: Say, language: Locale): Html => html`
  <form method="post">
    <input type="hidden" name="action" value="move" />
    <label for="startsAt">${say('moveLabel')}</label>
    <select id="startsAt" name="startsAt" required>
      ${slots.map((slot) => html`<option value="${israelIso(slot.startsAt)}">${timeText(slot, language)}</option>`)}
    </select>
    <button>${say('move')}</button>
  </form>
`;

/**
 * Renders the page that the link in a mail opens. It shows the meeting and lets the visitor change it. Changes need a
 * POST request, because mail scanners open every link.
 * @param said message about a change that was just made
 */
export async function managePage(
  payload: Payload,
  language: Locale,
  appointment: Appointment | null,
  said?: Said,
): Promise<Response> {
  const say = appointmentText(language);
  const page = ({ title, text, status = 200 }: Said, more: readonly Html[]) =>
    brandedPage(payload, {
      language,
      title: say(title),
      status,
      body: html`<p>${say(text)}</p>
        ${more}`,
    });
  const toSite = html`<p>
    <a href="${new URL(language === 'he' ? '/' : `/${language}/`, env.siteUrl).href}">${say('toSite')}</a>
  </p>`;
  if (!appointment) return page({ title: 'unknownTitle', text: 'unknownText', status: 404 }, [toSite]);

  const meeting = await readMeeting({ payload, id: meetingOf(appointment), language });
  const about = facts([
    ...(meeting ? [[say('meeting'), meeting.name] as const] : []),
    [say('time'), timeText(appointment, language)],
    ...(meeting?.place ? [[say('place'), meeting.place] as const] : []),
    [say('reference'), appointment.reference],
  ]);
  if (appointment.state === 'cancelled')
    return page({ title: 'cancelledTitle', text: 'cancelledText' }, [about, toSite]);
  const now = Date.now();
  if (Date.parse(appointment.startsAt) <= now)
    return page({ title: 'overTitle', text: 'overText' }, [about, toSite]);
  const taken = meeting ? await takenSlots({ payload }, meeting.id, now) : [];
  const slots = meeting ? freeSlots(rulesOf(meeting), taken, now) : [];
  return page(said ?? { title: 'pageTitle', text: 'pageText' }, [
    about,
    html`<h2>${say('moveTitle')}</h2>`,
    slots.length > 0 ? choice(slots, say, language) : html`<p>${say('noneFree')}</p>`,
    html`<h2>${say('cancelTitle')}</h2>
      <p>${say('cancelText')}</p>
      <form method="post">
        <input type="hidden" name="action" value="cancel" />
        <button class="quiet">${say('cancel')}</button>
      </form>`,
  ]);
}
