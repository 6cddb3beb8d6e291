import { useEffect } from 'react';

/**
 * Puts an address right that names a page which the results do not have: the first is shown, and the address says so
 * (forms-investors-catalogue §4).
 * @param wanted the page of the address
 * @param shown the page that `pageOf` gives
 * @param correct of the list's filters
 * @param settled the results are those of the address: after Back they follow a moment later than the page
 */
export function useExistingPage(
  wanted: number,
  shown: number,
  correct: (changes: { page: number }) => void,
  settled: boolean,
): void {
  useEffect(() => {
    if (settled && wanted !== shown) correct({ page: shown });
  }, [wanted, shown, correct, settled]);
}
