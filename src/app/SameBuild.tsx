import { useEffect, useState, type ReactNode } from 'react';

interface SameBuildProps {
  /** Hash of the scripts that the page's data were built for; undefined where Gatsby does not say. */
  hash: string | undefined;
  pathname: string;
  /** Reloads the page; for tests. */
  reload?: () => void;
  children: ReactNode;
}

const reloadPage = () => window.location.reload();

/** Hash of the scripts that run in this tab, which Gatsby writes into each page. */
const ownHash = (): string | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;

/**
 * Keeps a tab working that was opened before a deployment. On Back and Forward, Gatsby gives the tab's old components the data of the new
 * build, whose shape may differ. A page with another query keeps its
 * content and its typed text. Another page is reloaded.
 */
export function SameBuild({ hash, pathname, reload = reloadPage, children }: SameBuildProps) {
  const [shown, setShown] = useState({ pathname, children });
  const own = ownHash();
  // Neither is known at build, nor while the site is developed.
  const isOther = Boolean(hash && own) && hash !== own;
  const isLeaving = isOther && shown.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving, reload]);
  if (!isOther && (shown.children !== children || shown.pathname !== pathname))
    setShown({ pathname, children });
  return isOther ? shown.children : children;
}
