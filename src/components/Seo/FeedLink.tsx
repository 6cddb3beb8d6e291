interface FeedLinkProps {
  /** Path of the feed, from `feedPath` or `reportsFeedPath`. */
  path: string;
  /** Name of what the feed contains. */
  name: string | null | undefined;
  siteName: string | null | undefined;
}

/** Head element that announces an RSS feed to browsers and feed readers. The feed has the same name on all pages. */
export const FeedLink = ({ path, name, siteName }: FeedLinkProps) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={[name, siteName].filter(Boolean).join(' · ')}
    href={path}
  />
);
