import type { ReactNode } from 'react';
import { before as beforeArea, beside as besideArea, body, following, text } from './ReadingColumns.styles';

interface ReadingColumnsProps {
  /** What is known of the text: stands before it on phones, at its side on wide screens. */
  before?: ReactNode;
  /** What goes with the text. */
  beside: ReactNode;
  /** True where `beside` comes before the text on phones. */
  besideFirst?: boolean;
  children: ReactNode;
}

/** A text in a measure for reading, with what belongs to it in the other half of the page. */
export function ReadingColumns({ before, beside, besideFirst = false, children }: ReadingColumnsProps) {
  const side = (
    <div css={besideArea}>
      <div css={following}>{beside}</div>
    </div>
  );
  return (
    <div css={body}>
      {before && <div css={beforeArea}>{before}</div>}
      {besideFirst && side}
      <div css={text}>{children}</div>
      {!besideFirst && side}
    </div>
  );
}
