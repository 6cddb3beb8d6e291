import { graphql } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';
import { schedulerUrl } from '../../lib/schedulerUrl';

export const fragment = graphql`
  fragment ProjectMeeting on CmsProject {
    documentId
    bmbyMeetingId
    meetings {
      documentId
    }
  }
`;

/**
 * Returns the URL at which meetings about a project are booked (project-marketing §2.6, §4, §7). It is the external
 * scheduler, if one is configured and the project has a number there. Otherwise it is the site's own scheduler, if the
 * project has a calendar. With several calendars, visitors choose one there.
 * @returns null if the project offers no meetings
 */
export function meetingUrl(project: Queries.ProjectMeetingFragment, language: Language): string | null {
  const external = schedulerUrl(project.bmbyMeetingId, language);
  if (external) return external;
  const [meeting, ...others] = project.meetings;
  if (!meeting) return null;
  const asked = others.length > 0 ? ['project', project.documentId] : ['meeting', meeting.documentId];
  return `${schedulerRoute(language)}?${new URLSearchParams([asked, ['lang', language]]).toString()}`;
}
