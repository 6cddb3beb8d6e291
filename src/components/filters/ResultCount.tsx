import { forwardRef } from 'react';
import { awaited } from '../../theme/awaited';
import { Status } from '../Status/Status';
import { resultCount } from './filters.styles';

interface ResultCountProps {
  /** Text with the number of results, such as "Projects: 12". */
  text: string;
}

/**
 * The number of results, which screen readers announce when it changes. It is focusable, so that it can take the focus
 * when a removed filter had it.
 */
export const ResultCount = forwardRef<HTMLParagraphElement, ResultCountProps>(({ text }, ref) => (
  <Status ref={ref} {...awaited.text} text={text} tabIndex={-1} css={resultCount} />
));
ResultCount.displayName = 'ResultCount';
