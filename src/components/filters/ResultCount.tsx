import { forwardRef } from 'react';
import { resultCount } from './filters.styles';

interface ResultCountProps {
  /** Such as "Projects: 12". */
  text: string;
}

/**
 * How many results there are: seen, and said to screen-reader users whenever it changes. Where a choice goes away, the focus
 * comes here.
 */
export const ResultCount = forwardRef<HTMLParagraphElement, ResultCountProps>(({ text }, ref) => (
  <p ref={ref} role="status" tabIndex={-1} css={resultCount}>
    {text}
  </p>
));
ResultCount.displayName = 'ResultCount';
