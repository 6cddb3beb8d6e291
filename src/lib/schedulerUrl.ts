/**
 * Returns the URL of the external scheduler for a project's calendar, in the language of the page (project-marketing
 * §4, §7).
 * @param meetingId number of the project's calendar
 * @returns null if the project has no calendar or no scheduler is configured
 */
export function schedulerUrl(meetingId: string | null | undefined, language: string): string | null {
  const scheduler = process.env.GATSBY_SCHEDULER_URL;
  if (!meetingId || !scheduler) return null;
  const url = new URL(scheduler);
  url.searchParams.set('meeting', meetingId);
  url.searchParams.set('lang', language);
  return url.href;
}
