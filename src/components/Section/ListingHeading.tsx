import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Heading } from './Heading';

const above = css({ marginBlockEnd: space.lg });

interface ListingHeadingProps {
  id: string;
  /** The page's title, where nothing above says it: then it is the page's h1. */
  pageTitle: string | null;
  /** What the list is of, for screen-reader users who go from heading to heading. */
  children: ReactNode;
}

/** The heading of a page's list. Cards stand below it at level 3. */
export function ListingHeading({ id, pageTitle, children }: ListingHeadingProps) {
  return (
    <>
      {pageTitle && (
        <div css={above}>
          <Heading level={1}>{pageTitle}</Heading>
        </div>
      )}
      <div css={visuallyHidden}>
        <Heading level={2} id={id}>
          {children}
        </Heading>
      </div>
    </>
  );
}
