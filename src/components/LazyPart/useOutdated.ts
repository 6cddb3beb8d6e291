import { useEffect, useState } from 'react';

/** Gatsby's file with the hash of the latest build. */
const NEWEST = '/page-data/app-data.json';

async function isOutdated(): Promise<boolean> {
  const response = await fetch(NEWEST, { cache: 'no-store' });
  const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string };
  const own = (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;
  return own !== undefined && webpackCompilationHash !== undefined && webpackCompilationHash !== own;
}

/**
 * Returns whether the site was deployed since this tab was opened.
 * @param asked once true, the hook asks the server
 */
export function useOutdated(asked: boolean): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    isOutdated().then(
      (answer) => !left && setOutdated(answer),
      // If the request fails, for example offline, the result remains false.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [asked]);
  return outdated;
}
