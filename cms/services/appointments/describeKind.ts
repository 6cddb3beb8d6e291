import type { Payload } from 'payload';
import type { MeetingKind } from '../../payload-types';
import type { Locale } from '../../platform/locales/locales';
import type { KindAnswer } from './appointmentShapes';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/**
 * Returns the name and phone number of a meeting's project. If the project has no phone number, returns that of its
 * first office. Both are empty for an unpublished project.
 */
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

/** Returns the description of a meeting kind for visitors. */
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
