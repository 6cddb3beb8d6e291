import type { Payload } from 'payload';
import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales';
import type { KindAnswer } from './appointmentShapes';

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

/** What visitors are told of a kind of meeting. */
export const describeKind = async (
  payload: Payload,
  kind: MeetingKind,
  language: Locale,
): Promise<KindAnswer> => ({
  id: kind.id,
  name: kind.name,
  project: await projectName(payload, kind, language),
  place: kind.place ?? '',
  minutes: kind.slotMinutes,
});
