import type { ReactNode } from 'react';
import { GlobalStyles } from '../theme/GlobalStyles';

/** What stands above every page and every slice. */
export function RootProviders({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      {children}
    </>
  );
}
