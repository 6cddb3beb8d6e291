import { graphql, Link } from 'gatsby';
import type { SitemapBranch } from './buildSitemapTree';
import { branch, childLink, columns, nested, topLink } from './SitemapTree.styles';

export const fragment = graphql`
  fragment SitemapEntry on SitemapEntry {
    id
    title
    titleBreadcrumbs
    path
    order
    hideFromSitemap
    parentPage
  }
`;

/** Links to all pages: a large first level, with nested lists below. */
export function SitemapTree({ branches }: { branches: readonly SitemapBranch[] }) {
  return (
    <ul css={columns}>
      {branches.map(({ id, name, path, children }) => (
        <li key={id} css={branch}>
          <Link to={path} css={topLink}>
            {name}
          </Link>
          <Children branches={children} />
        </li>
      ))}
    </ul>
  );
}

function Children({ branches }: { branches: readonly SitemapBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul css={nested}>
      {branches.map(({ id, name, path, children }) => (
        <li key={id}>
          <Link to={path} css={childLink}>
            {name}
          </Link>
          <Children branches={children} />
        </li>
      ))}
    </ul>
  );
}
