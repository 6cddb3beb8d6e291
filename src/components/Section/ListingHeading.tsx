import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Heading } from './Heading';

const above = css({ marginBlockEnd: space.lg });

interface ListingHeadingProps {
  /** The page's title if it has no other h1. */
  pageTitle: string | null;
  /** Name of the list, for navigation by headings. */
  children: ReactNode;
}

/** The heading of a page's list. Its cards have headings of level 3. */
export function ListingHeading({ pageTitle, children }: ListingHeadingProps) {
  return (
    <>
      {pageTitle && (
        <div css={above}>
          <Heading level={1}>{pageTitle}</Heading>
        </div>
      )}
      <div css={visuallyHidden}>
        <Heading level={2} namesSection>
          {children}
        </Heading>
      </div>
    </>
  );
}
