import type { ReactNode } from 'react';
import {
  before as beforeArea,
  beside as besideArea,
  body,
  bodyWithBefore,
  following,
  text,
} from './ReadingColumns.styles';

interface ReadingColumnsProps {
  /** Facts about the text. They are above the text on phones and beside it on wide screens. */
  before?: ReactNode;
  /** Related content beside the text. */
  beside: ReactNode;
  /** Whether `beside` is above the text on phones, instead of below it. */
  besideFirst?: boolean;
  children: ReactNode;
}

/** A text column with related content beside it. */
export function ReadingColumns({ before, beside, besideFirst = false, children }: ReadingColumnsProps) {
  const side = (
    <div css={besideArea}>
      <div css={following}>{beside}</div>
    </div>
  );
  return (
    <div css={before ? bodyWithBefore : body}>
      {before && <div css={beforeArea}>{before}</div>}
      {besideFirst && side}
      <div css={text}>{children}</div>
      {!besideFirst && side}
    </div>
  );
}
