import { useEffect, useState, type ReactNode } from 'react';

interface StaleBuildGuardProps {
  /** Hash of the build that the page's data belongs to, if Gatsby provides it. */
  hash: string | undefined;
  pathname: string;
  /** Function that reloads the page. Tests replace it. */
  reload?: () => void;
  children: ReactNode;
}

const reloadPage = () => window.location.reload();

/** Returns the build hash of the scripts in this tab. Gatsby writes it into each page. */
const ownHash = (): string | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;

/**
 * Keeps a tab working that was opened before a deployment. On Back and Forward, Gatsby would pass data of the new build
 * to the old components in this tab, whose props may differ.
 * If only the query changes, the page keeps its current content and input. If the page changes, the tab is reloaded.
 */
export function StaleBuildGuard({ hash, pathname, reload = reloadPage, children }: StaleBuildGuardProps) {
  const [shown, setShown] = useState({ pathname, children });
  const own = ownHash();
  // Neither hash is known at build time and in development.
  const isOther = Boolean(hash && own) && hash !== own;
  const isLeaving = isOther && shown.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving, reload]);
  if (!isOther && (shown.children !== children || shown.pathname !== pathname))
    setShown({ pathname, children });
  return isOther ? shown.children : children;
}
