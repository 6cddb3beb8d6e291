import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Heading } from './Heading';

const above = css({ marginBlockEnd: space.lg });

interface ListingHeadingProps {
  /** Title for the h1, or null if the page already has an h1. */
  pageTitle: string | null;
  /** Name of the list, which screen-reader users find when they navigate by headings. */
  children: ReactNode;
}

/** The heading of a list page. The list's cards have headings of level 3. */
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
