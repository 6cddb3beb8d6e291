import type { Language } from '../../i18n/languages';
import { feedPath } from '../../i18n/paths';

interface FeedLinkProps {
  language: Language;
  title: string | null;
}

/** Tells browsers and feed readers where the magazine's RSS feed of the language is. */
export const FeedLink = ({ language, title }: FeedLinkProps) => (
  <link rel="alternate" type="application/rss+xml" title={title ?? undefined} href={feedPath(language)} />
);
