import { israelIso } from '@group/rules/time/israelTime';
import type { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import type { Handler, Route } from '../../platform/http/route';
import { slotsShape } from './appointmentShapes';
import { takenSlots } from './bookedSlots';
import { describeKind } from './describeKind';
import { findBookable } from './findBookable';
import { freeSlots } from './openSlots';
import { rulesOf } from './readMeeting';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape } from '../../platform/http/answerShapes';

/** `GET /web/appointments/slots?meeting=`: returns the free times of a meeting kind. The response is not cached. */
const showSlots: Handler = async (request, { payload }) => {
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

export const showSlotsRoute: Route = {
  method: 'GET',
  path: '/web/appointments/slots',
  handler: limitReads(showSlots),
  docs: {
    summary: 'Free times of a meeting kind',
    query: { meeting: 'Id of the meeting kind' },
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The free times', schema: slotsShape },
      404: { description: 'Unknown meeting kind', schema: errorShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
