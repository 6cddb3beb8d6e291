import { forwardRef } from 'react';
import { awaited } from '../../theme/awaited';
import { Status } from '../Status/Status';
import { resultCount } from './filters.styles';

interface ResultCountProps {
  /** Such as "Projects: 12". */
  text: string;
}

/** The number of results, announced on change. It takes the focus when a removed choice loses it. */
export const ResultCount = forwardRef<HTMLParagraphElement, ResultCountProps>(({ text }, ref) => (
  <Status ref={ref} {...awaited.text} text={text} tabIndex={-1} css={resultCount} />
));
ResultCount.displayName = 'ResultCount';
