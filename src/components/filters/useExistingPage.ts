import { useEffect } from 'react';

/**
 * Corrects an address with a page that does not exist; the list shows the first (forms-investors-catalogue
 * §4).
 * @param shown the page that `pageOf` returns
 * @param settled whether the results belong to the address, which they follow with a delay after Back
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
