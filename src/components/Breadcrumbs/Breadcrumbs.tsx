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

/** The way from the home page to a page of the CMS. */
export function Breadcrumbs({ page }: { page: Queries.BreadcrumbTrailFragment }) {
  return <BreadcrumbTrail trail={trailOf(page)} />;
}
