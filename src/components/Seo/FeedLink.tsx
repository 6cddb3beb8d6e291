interface FeedLinkProps {
  /** Path of the feed (`feedPath`, `reportsFeedPath`). */
  path: string;
  /** What the feed contains. */
  name: string | null | undefined;
  siteName: string | null | undefined;
}

/** Announces an RSS feed to browsers and feed readers, by a name that does not depend on the page. */
export const FeedLink = ({ path, name, siteName }: FeedLinkProps) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={[name, siteName].filter(Boolean).join(' · ')}
    href={path}
  />
);
