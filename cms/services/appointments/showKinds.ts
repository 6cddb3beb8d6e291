import type { Payload } from 'payload';
import type { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import type { MeetingKind } from '../../payload-types';
import { DOCUMENT_ID } from '../../platform/findInLanguage';
import type { Handler } from '../../platform/http/route';
import type { Locale } from '../../platform/locales';
import type { kindsShape } from './appointmentShapes';
import { describeKind } from './describeKind';
import { isPublicProject } from './findBookable';
import { otherLanguage } from '../../platform/otherLanguage';

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

/** `GET /web/appointments/kinds?project=`: what can be booked for a project, as its calendars are just now; never from a cache. */
export const showKinds: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const kinds = await kindsOf(payload, new URL(request.url).searchParams.get('project'), language);
  if (kinds.length === 0) return refusedAnswer(new Refusal(404, 'unknownMeeting'), language);
  const answer: z.infer<typeof kindsShape> = {
    meetings: await Promise.all(kinds.map((kind) => describeKind(payload, kind, language))),
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store', ...languageHeaders(language) } });
};
