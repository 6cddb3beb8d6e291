import { validXml } from '@group/rules/text/validXml';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../i18n/languages';
import { feedPath, localizedRoute } from '../../i18n/paths';
import { reportsFeed } from './reportsFeed';

interface FeedArticle {
  title: string | null;
  path: string;
  documentId: string;
  article: {
    mainTitle: string | null;
    subTitle: string | null;
    date: string | null;
    category: { name: string | null } | null;
  } | null;
}

interface FeedData {
  cmsSiteSettings: { siteName: string | null; description: string | null } | null;
  lobbies: { title: string | null; path: string }[];
  articles: FeedArticle[];
}

interface Feed<Given> {
  title: string;
  output: string;
  match: string;
  query: string;
  setup: (given: Given) => object;
  serialize: (given: Given) => object[];
}

/** How many articles a feed holds. */
const LIMIT = 30;

const query = (language: Language) => `{
  cmsSiteSettings(locale: { eq: "${language}" }) { siteName description }
  lobbies: pagesOf(template: "magazine", language: "${language}", limit: 1) { title path }
  articles: pagesOf(template: "article", language: "${language}", limit: ${LIMIT}) {
    title path documentId article { mainTitle subTitle date category { name } }
  }
}`;

/**
 * The items of a feed, newest first.
 * @param nodes articles, in the order of their dates
 * @param siteUrl absolute address of the site
 */
export function feedItems(nodes: readonly FeedArticle[], siteUrl: string): object[] {
  return nodes.map(({ title, path, documentId, article }) => {
    const url = new URL(path, siteUrl).href;
    return {
      title: article?.mainTitle || title || '',
      description: article?.subTitle ?? '',
      url,
      // An article that moves is no new one.
      guid: `${new URL(siteUrl).host}:page:${documentId}`,
      ...(article?.date && { date: article.date }),
      ...(article?.category?.name && { categories: [article.category.name] }),
    };
  });
}

/** The RSS feed of the magazine of a language. */
export function magazineFeed(language: Language, siteUrl: string) {
  return {
    title: LANGUAGES[language].name,
    output: feedPath(language),
    match: '^$',
    query: query(language),
    setup: ({ query: { cmsSiteSettings: site, lobbies } }: { query: FeedData }) => ({
      title: [lobbies[0]?.title, site?.siteName].filter(Boolean).join(' · '),
      description: site?.description ?? '',
      site_url: new URL(lobbies[0]?.path ?? localizedRoute('/', language), siteUrl).href,
      feed_url: new URL(feedPath(language), siteUrl).href,
      language: LANGUAGES[language].culture,
    }),
    serialize: ({ query: data }: { query: FeedData }) => feedItems(data.articles, siteUrl),
  };
}

/** The plugin writes texts as they are: one character that XML forbids makes the feed malformed. */
const validFeed = <Given>(feed: Feed<Given>): Feed<Given> => ({
  ...feed,
  setup: (given) => validXml(feed.setup(given)),
  serialize: (given) => validXml(feed.serialize(given)),
});

/**
 * Options of gatsby-plugin-feed: an RSS feed of the magazine for each language, and one of immediate reports.
 * The pages themselves name their feed (`FeedLink`), so the plugin must not.
 * @param siteUrl absolute address of the site
 */
export function feedOptions(siteUrl: string) {
  return {
    query: '{ site { siteMetadata { siteUrl } } }',
    feeds: [
      ...LANGUAGE_CODES.map((language) => validFeed(magazineFeed(language, siteUrl))),
      ...LANGUAGE_CODES.map((language) => validFeed(reportsFeed(language, siteUrl))),
    ],
  };
}
