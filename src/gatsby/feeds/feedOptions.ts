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

/** Maximum number of articles in a feed. */
const LIMIT = 30;

const query = (language: Language) => `{
  cmsSiteSettings(locale: { eq: "${language}" }) { siteName description }
  lobbies: pagesOf(template: "magazine", language: "${language}", limit: 1) { title path }
  articles: pagesOf(template: "article", language: "${language}", limit: ${LIMIT}) {
    title path documentId article { mainTitle subTitle date category { name } }
  }
}`;

/**
 * Converts articles to feed items and keeps their order.
 * @param nodes articles, sorted by date, newest first
 * @param siteUrl absolute URL of the site
 */
export function feedItems(nodes: readonly FeedArticle[], siteUrl: string): object[] {
  return nodes.map(({ title, path, documentId, article }) => {
    const url = new URL(path, siteUrl).href;
    return {
      title: article?.mainTitle || title || '',
      description: article?.subTitle ?? '',
      url,
      // The id does not depend on the URL, so feed readers do not show an article again when its URL changes.
      guid: `${new URL(siteUrl).host}:page:${documentId}`,
      ...(article?.date && { date: article.date }),
      ...(article?.category?.name && { categories: [article.category.name] }),
    };
  });
}

/** Configures the magazine's RSS feed in one language for gatsby-plugin-feed. */
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

/**
 * Removes characters that XML forbids from a feed's texts. The plugin writes texts unchanged, and a single such
 * character makes the feed malformed.
 */
const validFeed = <Given>(feed: Feed<Given>): Feed<Given> => ({
  ...feed,
  setup: (given) => validXml(feed.setup(given)),
  serialize: (given) => validXml(feed.serialize(given)),
});

/**
 * Returns the options of gatsby-plugin-feed: for each language, an RSS feed of the magazine and one of immediate
 * reports. The pages link their feeds themselves (`FeedLink`), so `match` keeps the plugin from adding links.
 * @param siteUrl absolute URL of the site
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
