import { limitReads } from '../../intake/limitReads';
import type { Handler, Route } from '../../platform/http/route';
import { CALENDAR_PATH } from './appointmentLinks';
import { linkDocs } from './linkDocs';
import { env } from '../../platform/env/env';
import { pageQuery } from '../../platform/http/pageQuery';
import { appointmentText } from './appointmentTexts';
import { calendarFile } from './calendarFile';
import { describeKind } from './describeKind';
import { findLinked } from './findLinked';
import { meetingOf } from './meetingOf';
import { readMeeting } from './readMeeting';

/**
 * `GET /web/appointments/calendar`: returns the current meeting as a calendar file. The file contains no link to change
 * the meeting, because people share their calendars.
 */
const showCalendar: Handler = async (request, { payload }) => {
  const { language, token } = pageQuery(request);
  const appointment = await findLinked(payload, token, 'calendar');
  if (!appointment) return Response.json({ error: 'Not found' }, { status: 404 });
  const say = appointmentText(language);
  const { reference, startsAt, endsAt, state, createdAt, updatedAt } = appointment;
  const meeting = await readMeeting({ payload, id: meetingOf(appointment), language });
  const about = meeting && (await describeKind(payload, meeting, language));
  const site = await payload.findGlobal({ slug: 'siteSettings', locale: language, depth: 0 });
  const phone = about?.phone || site.phone;
  const changedAt = Date.parse(updatedAt);
  const text = calendarFile({
    uid: `${reference}@${new URL(env.siteUrl).hostname}`,
    sequence: Math.floor((changedAt - Date.parse(createdAt)) / 1000),
    changedAt,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    summary: [about?.name ?? say('meeting'), about?.project || site.siteName].filter(Boolean).join(' · '),
    location: about?.place ?? '',
    description: [about?.project, phone && `${say('phone')}: ${phone}`, `${say('reference')}: ${reference}`]
      .filter(Boolean)
      .join('\n'),
    cancelled: state === 'cancelled',
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reference}.ics"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

export const showCalendarRoute: Route = {
  method: 'GET',
  path: CALENDAR_PATH,
  handler: limitReads(showCalendar),
  docs: linkDocs('A meeting as a calendar file', 'The file'),
};
