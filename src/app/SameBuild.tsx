import { useEffect, useState, type ReactNode } from 'react';

interface SameBuildProps {
  /** Hash of the scripts that the page's data belong to, if Gatsby provides it. */
  hash: string | undefined;
  pathname: string;
  /** Reloads the page; replaced in tests. */
  reload?: () => void;
  children: ReactNode;
}

const reloadPage = () => window.location.reload();

/** Returns the hash of this tab's scripts, which Gatsby writes into each page. */
const ownHash = (): string | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;

/**
 * Keeps a tab working that was opened before a deployment.
 * On Back and Forward, Gatsby passes data of the new build to the tab's old components, whose props may differ. A
 * page with another query keeps its content and input; another page is reloaded.
 */
export function SameBuild({ hash, pathname, reload = reloadPage, children }: SameBuildProps) {
  const [shown, setShown] = useState({ pathname, children });
  const own = ownHash();
  // Both are unknown at build and in development.
  const isOther = Boolean(hash && own) && hash !== own;
  const isLeaving = isOther && shown.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving, reload]);
  if (!isOther && (shown.children !== children || shown.pathname !== pathname))
    setShown({ pathname, children });
  return isOther ? shown.children : children;
}
