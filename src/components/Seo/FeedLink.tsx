interface FeedLinkProps {
  /** Where the feed is (`feedPath`, `reportsFeedPath`). */
  path: string;
  title: string | null;
}

/** Tells browsers and feed readers where an RSS feed of the page's language is. */
export const FeedLink = ({ path, title }: FeedLinkProps) => (
  <link rel="alternate" type="application/rss+xml" title={title ?? undefined} href={path} />
);
