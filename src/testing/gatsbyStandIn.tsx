import type { AnchorHTMLAttributes } from 'react';

/**
 * Replaces the module `gatsby` in component tests. Queries do nothing. Links are plain, but mark the current page as
 * Gatsby's do. Slices render their props as an attribute.
 */
export const graphql = (query: TemplateStringsArray): string => query.join('');

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve());

export const Link = ({ to, children, onClick, ...anchor }: LinkProps) => (
  <a
    href={to}
    aria-current={to === window.location.pathname ? 'page' : undefined}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      void navigate(to);
    }}
    {...anchor}
  >
    {children}
  </a>
);

export const Slice = ({ alias, ...props }: { alias: string }) => (
  <div data-slice={alias} data-props={JSON.stringify(props)} />
);

export const withPrefix = (path: string): string => path;

export const useStaticQuery = jest.fn(() => ({
  site: { siteMetadata: { siteUrl: 'https://even-derech.example' } },
}));
