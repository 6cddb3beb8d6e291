import { graphql } from 'gatsby';
import { BreadcrumbTrail } from './BreadcrumbTrail';
import { trailOf } from './trailOf';

export const fragment = graphql`
  fragment BreadcrumbTrail on CmsPage {
    breadcrumbs {
      title
      titleBreadcrumbs
      path
    }
  }
`;

/** Breadcrumbs of a CMS page. */
export function Breadcrumbs({ page }: { page: Queries.BreadcrumbTrailFragment }) {
  return <BreadcrumbTrail trail={trailOf(page)} />;
}
