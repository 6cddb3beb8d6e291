import type { PayloadRequest } from 'payload';
import type { MeetingKind } from '../../payload-types';
import type { LocalizedRequest } from '../../platform/locales/findInLanguage';
import { readMeeting } from './readMeeting';

/** Checks whether a project is published. Otherwise, its calendars must not be shown either. */
export async function isPublicProject(
  { payload, req }: Pick<LocalizedRequest, 'payload'> & { req?: PayloadRequest | undefined },
  id: number,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'projects',
    where: {
      and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
    },
    ...(req && { req }),
  });
  return totalDocs > 0;
}

/** Finds a meeting kind that visitors can book: it must be active and its project published. Returns null otherwise. */
export async function findBookable(asked: LocalizedRequest): Promise<MeetingKind | null> {
  const meeting = await readMeeting(asked);
  if (!meeting?.active) return null;
  const { project } = meeting;
  return (await isPublicProject(asked, typeof project === 'object' ? project.id : project)) ? meeting : null;
}
