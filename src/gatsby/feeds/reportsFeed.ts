import { LANGUAGES, type Language } from '../../i18n/languages';
import { reportsFeedPath } from '../../i18n/paths';

interface FeedReport {
  id: string | null;
  title: string | null;
  date: string | null;
  content: { html: string } | null;
  pdf: readonly ({ url: string } | null)[] | null;
}

interface FeedPage {
  title: string | null;
  path: string;
  blocks: readonly ({ reports?: readonly (FeedReport | null)[] | null } | null)[] | null;
}

interface FeedData {
  cmsSiteSettings: { siteName: string | null } | null;
  pages: readonly FeedPage[];
}

/** Maximum number of reports in a feed. */
const LIMIT = 50;

const query = (language: Language) => `{
  cmsSiteSettings(locale: { eq: "${language}" }) { siteName }
  pages: pagesOf(template: "investorRelations", language: "${language}") {
    title
    path
    blocks {
      __typename
      ... on CmsImmediateReportsBlock { reports { id title date content { html } pdf { url } } }
      ... on CmsImmediateReports1Block { reports { id title date content { html } pdf { url } } }
    }
  }
}`;

/** Makes the links of a report absolute, because feed readers cannot resolve relative URLs. */
const absoluteLinks = (html: string, siteUrl: string): string =>
  html.replace(/(?<=<a [^>]*href=")\/(?!\/)/g, new URL('/', siteUrl).href);

/**
 * Returns the immediate reports of all pages as feed items, newest first. Omits reports without a date.
 * @param pages investor relations pages
 * @param siteUrl absolute URL of the site
 */
export function reportItems(pages: readonly FeedPage[], siteUrl: string) {
  return pages
    .flatMap(({ path, blocks }) =>
      (blocks ?? []).flatMap((block) =>
        (block?.reports ?? []).flatMap((report) =>
          report?.date ? [{ path, report, date: report.date }] : [],
        ),
      ),
    )
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, LIMIT)
    .map(({ path, report, date }) => {
      const page = new URL(path, siteUrl).href;
      const [file] = report.pdf ?? [];
      return {
        title: report.title ?? '',
        description: absoluteLinks(report.content?.html ?? '', siteUrl),
        url: file?.url ?? page,
        guid: `${page}#${report.id ?? date}`,
        date,
      };
    });
}

/** Configures the RSS feed of immediate reports in one language for gatsby-plugin-feed. */
export function reportsFeed(language: Language, siteUrl: string) {
  const home = ({ pages }: FeedData) => new URL(pages[0]?.path ?? '/', siteUrl).href;
  return {
    title: LANGUAGES[language].name,
    output: reportsFeedPath(language),
    match: '^$',
    query: query(language),
    setup: ({ query: data }: { query: FeedData }) => ({
      title: [data.pages[0]?.title, data.cmsSiteSettings?.siteName].filter(Boolean).join(' · '),
      description: data.pages[0]?.title ?? '',
      site_url: home(data),
      feed_url: new URL(reportsFeedPath(language), siteUrl).href,
      language: LANGUAGES[language].culture,
    }),
    serialize: ({ query: data }: { query: FeedData }) => reportItems(data.pages, siteUrl),
  };
}
