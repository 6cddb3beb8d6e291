import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';

export const fragment = graphql`
  fragment SectionAnchor on CmsSectionAnchorBlock {
    id
    anchor
  }
`;

/**
 * An invisible target for links to a place in the page. It is focusable, so that Tab continues from this place after
 * the link was followed.
 */
export function SectionAnchor({ anchor }: Queries.SectionAnchorFragment & BlockProps) {
  return anchor ? <div id={anchor} tabIndex={-1} /> : null;
}
