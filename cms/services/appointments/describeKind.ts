import type { Payload } from 'payload';
import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import type { KindAnswer } from './appointmentShapes';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/** Name of a meeting's project and its phone, else that of its first office; empty for unpublished projects. */
async function describeProject(
  payload: Payload,
  { project }: MeetingKind,
  language: Locale,
): Promise<Pick<KindAnswer, 'project' | 'phone'>> {
  const { docs } = await payload.find({
    collection: 'projects',
    where: { id: { equals: typeof project === 'object' ? project.id : project } },
    locale: language,
    fallbackLocale: otherLanguage(language),
    overrideAccess: false,
    limit: 1,
    pagination: false,
    depth: 0,
    select: { projectTitle: true, phone: true, officeInfo: { phone: true } },
  });
  const { projectTitle, phone, officeInfo } = docs[0] ?? {};
  return {
    project: projectTitle ?? '',
    phone: phone || officeInfo?.find((office) => office.phone)?.phone || '',
  };
}

/** Public description of a meeting kind. */
export const describeKind = async (
  payload: Payload,
  kind: MeetingKind,
  language: Locale,
): Promise<KindAnswer> => ({
  id: kind.id,
  name: kind.name,
  ...(await describeProject(payload, kind, language)),
  place: kind.place ?? '',
  minutes: kind.slotMinutes,
});
