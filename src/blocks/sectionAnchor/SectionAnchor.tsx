import { graphql } from 'gatsby';
import type { BlockPlace } from '../../components/BlockList/BlockList';

export const fragment = graphql`
  fragment SectionAnchor on CmsSectionAnchorBlock {
    id
    anchor
  }
`;

/** A place in the page that links lead to; nothing to see. The next Tab after such a link starts here. */
export function SectionAnchor({ anchor }: Queries.SectionAnchorFragment & BlockPlace) {
  return anchor ? <div id={anchor} tabIndex={-1} /> : null;
}
