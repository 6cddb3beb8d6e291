import { israelIso } from '@group/rules/time/israelTime';
import type { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import type { Handler } from '../../platform/http/route';
import type { slotsShape } from './appointmentShapes';
import { takenSlots } from './bookedSlots';
import { describeKind } from './describeKind';
import { findBookable } from './findBookable';
import { freeSlots } from './openSlots';
import { rulesOf } from './readMeeting';

/** `GET /web/appointments/slots?meeting=`: the times that are free just now; never from a cache. */
export const showSlots: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const id = new URL(request.url).searchParams.get('meeting');
  const meeting = await findBookable({ payload, id, language });
  if (!meeting) return refusedAnswer(new Refusal(404, 'unknownMeeting'), language);
  const now = Date.now();
  const free = freeSlots(rulesOf(meeting), await takenSlots({ payload }, meeting.id, now), now);
  const answer: z.infer<typeof slotsShape> = {
    meeting: await describeKind(payload, meeting, language),
    slots: free.map(({ startsAt, endsAt }) => ({ startsAt: israelIso(startsAt), endsAt: israelIso(endsAt) })),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } });
};
