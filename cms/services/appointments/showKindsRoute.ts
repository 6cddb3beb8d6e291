import type { Payload } from 'payload';
import type { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import type { MeetingKind } from '../../payload-types';
import { DOCUMENT_ID } from '../../platform/locales/findInLanguage';
import type { Handler, Route } from '../../platform/http/route';
import type { Locale } from '../../platform/locales/locales';
import { kindsShape } from './appointmentShapes';
import { describeKind } from './describeKind';
import { isPublicProject } from './findBookable';
import { otherLanguage } from '../../platform/locales/otherLanguage';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape } from '../../platform/http/answerShapes';

async function kindsOf(payload: Payload, project: string | null, language: Locale): Promise<MeetingKind[]> {
  if (!project || !DOCUMENT_ID.test(project)) return [];
  if (!(await isPublicProject({ payload }, Number(project)))) return [];
  const { docs } = await payload.find({
    collection: 'meetingKinds',
    where: { project: { equals: Number(project) }, active: { equals: true } },
    locale: language,
    fallbackLocale: otherLanguage(language),
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}

/**
 * `GET /web/appointments/kinds?project=`: returns the meeting kinds of a project that visitors can book. The response
 * is not cached.
 */
const showKinds: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const kinds = await kindsOf(payload, new URL(request.url).searchParams.get('project'), language);
  if (kinds.length === 0) return refusedAnswer(new Refusal(404, 'unknownMeeting'), language);
  const answer: z.infer<typeof kindsShape> = {
    meetings: await Promise.all(kinds.map((kind) => describeKind(payload, kind, language))),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } });
};

export const showKindsRoute: Route = {
  method: 'GET',
  path: '/web/appointments/kinds',
  handler: limitReads(showKinds),
  docs: {
    summary: 'Bookable meeting kinds of a project',
    query: { project: 'Id of the project' },
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The bookable meeting kinds', schema: kindsShape },
      404: { description: 'The project has no bookable meetings', schema: errorShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
