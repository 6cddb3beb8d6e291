import { graphql, Link } from 'gatsby';
import type { SitemapBranch } from './buildSitemapTree';
import { branch, childLink, columns, nested, row, titleLink, topLink } from './SitemapTree.styles';

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

/** Links to all pages. Those without pages below them come first, then the others in columns with nested lists. */
export function SitemapTree({ branches }: { branches: readonly SitemapBranch[] }) {
  const single = branches.filter(({ children }) => children.length === 0);
  const parents = branches.filter(({ children }) => children.length > 0);
  return (
    <>
      {single.length > 0 && (
        <ul css={row}>
          {single.map(({ id, name, path }) => (
            <li key={id}>
              <Link to={path} css={topLink}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul css={columns}>
        {parents.map(({ id, name, path, children }) => (
          <li key={id} css={branch}>
            <Link to={path} css={titleLink}>
              {name}
            </Link>
            <Children branches={children} />
          </li>
        ))}
      </ul>
    </>
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
