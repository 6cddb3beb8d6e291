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
 * Where a meeting about a project is booked: with the external scheduler, where one is configured and the project has a number there,
 * else on the site's own page, where the project has a calendar (project-marketing §2.6, §4, §7). Of several calendars the visitor
 * chooses one there.
 * @param language of the page
 * @returns null where no meetings are offered
 */
export function meetingUrl(project: Queries.ProjectMeetingFragment, language: Language): string | null {
  const external = schedulerUrl(project.bmbyMeetingId, language);
  if (external) return external;
  const [meeting, ...others] = project.meetings;
  if (!meeting) return null;
  const asked = others.length > 0 ? ['project', project.documentId] : ['meeting', meeting.documentId];
  return `${schedulerRoute(language)}?${new URLSearchParams([asked, ['lang', language]]).toString()}`;
}
