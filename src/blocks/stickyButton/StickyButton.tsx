import { Global } from '@emotion/react';
import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { KEEP_CLEAR } from '../../theme/keepClear';
import { bar, layout, STICKY_MARK } from './StickyButton.styles';

export const fragment = graphql`
  fragment StickyButton on CmsStickyButtonBlock {
    id
    link {
      ...LinkFields
    }
  }
`;

/**
 * A button that stays at the lower edge of the screen while the page scrolls, and stops above the footer
 * (corporate-site §1).
 */
export function StickyButton({ link }: Queries.StickyButtonFragment & BlockProps) {
  if (!resolveLink(link)) return null;
  return (
    <div css={bar} {...KEEP_CLEAR} {...{ [STICKY_MARK]: '' }}>
      <Global styles={layout} />
      <ButtonLink link={link} />
    </div>
  );
}
