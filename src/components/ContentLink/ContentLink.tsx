import { graphql, Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { resolveLink, type EditorLink } from './resolveLink';

export const fragment = graphql`
  fragment LinkFields on CmsLink {
    name
    kind
    url
    anchor
    target
    page {
      path
    }
    project {
      path
    }
    product {
      path
    }
    file {
      url
    }
  }
`;

interface ContentLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  link: EditorLink | null | undefined;
  /** Shown instead of the link's name. */
  children?: ReactNode;
}

/** Renders a link that an editor set. Renders nothing if it has no name or target. */
export function ContentLink({ link, children, ...anchor }: ContentLinkProps) {
  const resolved = resolveLink(link);
  if (!resolved) return null;
  const content = children ?? resolved.name;
  const newTab = resolved.newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (resolved.internal) {
    return (
      <Link to={resolved.href} {...newTab} {...anchor}>
        {content}
      </Link>
    );
  }
  return (
    <a href={resolved.href} {...newTab} {...anchor}>
      {content}
    </a>
  );
}
