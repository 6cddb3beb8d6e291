/**
 * Returns the external scheduler's address with the project's calendar and the page's language
 * (project-marketing §4, §7).
 * @param meetingId number of the project's calendar
 * @returns null without a calendar or a configured scheduler
 */
export function schedulerUrl(meetingId: string | null | undefined, language: string): string | null {
  const scheduler = process.env.GATSBY_SCHEDULER_URL;
  if (!meetingId || !scheduler) return null;
  const url = new URL(scheduler);
  url.searchParams.set('meeting', meetingId);
  url.searchParams.set('lang', language);
  return url.href;
}
