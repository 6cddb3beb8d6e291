interface FeedLinkProps {
  /** Path of the feed (`feedPath`, `reportsFeedPath`). */
  path: string;
  title: string | null;
}

/** Announces an RSS feed to browsers and feed readers. */
export const FeedLink = ({ path, title }: FeedLinkProps) => (
  <link rel="alternate" type="application/rss+xml" title={title ?? undefined} href={path} />
);
