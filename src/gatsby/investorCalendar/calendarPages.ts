import type { Language } from '../../i18n/languages';

interface CalendarLink {
  name: string | null;
  kind: string | null;
  url: string | null;
  page: { path: string } | null;
  project: { path: string } | null;
  product: { path: string } | null;
  file: { url: string | null } | null;
}

/** An event as it is stored in the block of a page. */
export interface CalendarEvent {
  id: string | null;
  title: string | null;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  place: string | null;
  cancelled: boolean | null;
  link: CalendarLink | null;
  report: { url: string | null } | null;
}

/** A page whose blocks may contain calendar events. */
export interface CalendarPage {
  title: string | null;
  path: string;
  updatedAt: string;
  blocks:
    readonly ({ title?: string | null; events?: readonly (CalendarEvent | null)[] | null } | null)[] | null;
}

export interface CalendarData {
  cmsSiteSettings: { siteName: string | null } | null;
  pages: readonly CalendarPage[];
}

/** Returns the GraphQL query for the calendar of a language. */
export const calendarQuery = (language: Language): string => `{
  cmsSiteSettings(locale: { eq: "${language}" }) { siteName }
  pages: pagesOf(template: "investorRelations", language: "${language}") {
    title
    path
    updatedAt
    blocks {
      __typename
      ... on CmsInvestorCalendarBlock {
        title
        events {
          id title startTime endTime place cancelled
          date(formatString: "YYYY-MM-DD")
          link { name kind url page { path } project { path } product { path } file { url } }
          report { url }
        }
      }
    }
  }
}`;

/** Returns the absolute URL of an event's link, or null if the link has no target. */
export function linkHref(link: CalendarLink | null, siteUrl: string): string | null {
  if (!link) return null;
  const { kind, url, file } = link;
  if (kind === 'file') return file?.url ?? null;
  if (kind === 'page' || kind === 'project' || kind === 'product') {
    const path = link[kind]?.path;
    return path ? new URL(path, siteUrl).href : null;
  }
  return url && /^https?:/.test(url) ? url : null;
}
