/** Gatsby's scroll handler, which comes without types. */
declare module 'gatsby-react-router-scroll' {
  import type { ComponentType, ReactNode } from 'react';

  export const ScrollContext: ComponentType<{
    location: { pathname: string; search: string; href: string; hash: string };
    children: ReactNode;
  }>;
}
