import { graphql } from 'gatsby';
import type { BlockPlace } from '../../components/BlockList/BlockList';

export const fragment = graphql`
  fragment SectionAnchor on CmsSectionAnchorBlock {
    id
    anchor
  }
`;

/** An invisible link target in the page. The next Tab continues from here. */
export function SectionAnchor({ anchor }: Queries.SectionAnchorFragment & BlockPlace) {
  return anchor ? <div id={anchor} tabIndex={-1} /> : null;
}
