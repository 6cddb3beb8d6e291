import type { Payload } from 'payload';
import type { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import type { MeetingKind } from '../../payload-types';
import type { Handler } from '../../platform/http/route';
import { israelIso } from '../../platform/israelTime';
import type { Locale } from '../../platform/locales';
import type { slotsShape } from './appointmentShapes';
import { takenSlots } from './bookedSlots';
import { freeSlots } from './openSlots';
import { readMeeting, rulesOf } from './readMeeting';

/** The name of a meeting's project; empty where it is not public. */
async function projectName(payload: Payload, { project }: MeetingKind, language: Locale): Promise<string> {
  const { docs } = await payload.find({
    collection: 'projects',
    where: { id: { equals: typeof project === 'object' ? project.id : project } },
    locale: language,
    fallbackLocale: language === 'he' ? 'en' : 'he',
    overrideAccess: false,
    limit: 1,
    pagination: false,
    depth: 0,
    select: { projectTitle: true },
  });
  return docs[0]?.projectTitle ?? '';
}

/** `GET /web/appointments/slots?meeting=`: the times that are free just now; never from a cache. */
export const showSlots: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const id = new URL(request.url).searchParams.get('meeting');
  const meeting = await readMeeting({ payload, id, language });
  if (!meeting) return refusedAnswer(new Refusal(404, 'unknownMeeting'), language);
  const now = Date.now();
  const free = freeSlots(rulesOf(meeting), await takenSlots({ payload }, meeting.id, now), now);
  const answer: z.infer<typeof slotsShape> = {
    meeting: {
      id: meeting.id,
      name: meeting.name,
      project: await projectName(payload, meeting, language),
      place: meeting.place ?? '',
      minutes: meeting.slotMinutes,
    },
    slots: free.map(({ startsAt, endsAt }) => ({ startsAt: israelIso(startsAt), endsAt: israelIso(endsAt) })),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } });
};
