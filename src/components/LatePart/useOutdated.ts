import { useEffect, useState } from 'react';

/** Gatsby's list of the newest build's scripts. */
const NEWEST = '/page-data/app-data.json';

async function isOutdated(): Promise<boolean> {
  const response = await fetch(NEWEST, { cache: 'no-store' });
  const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string };
  const own = (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash;
  return own !== undefined && webpackCompilationHash !== undefined && webpackCompilationHash !== own;
}

/**
 * Tells whether the site was deployed since this tab was opened.
 * @param asked requests the answer from the server once true
 */
export function useOutdated(asked: boolean): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    let left = false;
    isOutdated().then(
      (answer) => !left && setOutdated(answer),
      // Without a connection the answer is unknown.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [asked]);
  return outdated;
}
