import { useEffect } from 'react';

/**
 * Corrects the URL if it has a page number that does not exist. The list shows the first page instead
 * (forms-investors-catalogue §4).
 * @param shown page number that `pageOf` returns
 * @param settled whether the results already belong to the URL. After Back, they are updated with a delay.
 */
export function useValidPageNumber(
  wanted: number,
  shown: number,
  correct: (changes: { page: number }) => void,
  settled: boolean,
): void {
  useEffect(() => {
    if (settled && wanted !== shown) correct({ page: shown });
  }, [wanted, shown, correct, settled]);
}
