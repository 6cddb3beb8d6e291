/**
 * Address of the external meeting scheduler, with the project's calendar and the language of the page (project-marketing §4, §7).
 * @param meetingId number of the project's calendar
 * @param language `he` or `en`
 * @returns null without a calendar, and where no scheduler is configured: nothing then offers a meeting
 */
export function schedulerUrl(meetingId: string | null | undefined, language: string): string | null {
  const scheduler = process.env.GATSBY_SCHEDULER_URL;
  if (!meetingId || !scheduler) return null;
  const url = new URL(scheduler);
  url.searchParams.set('meeting', meetingId);
  url.searchParams.set('lang', language);
  return url.href;
}
