import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const mark = css({ color: color.accent });

interface RequiredMarkProps {
  required: boolean;
  /** Replaces the asterisk. An empty text shows no mark. */
  text?: string | undefined;
}

/** The mark of a required field. The control itself exposes "required" to screen readers. */
export function RequiredMark({ required, text = required ? '*' : '' }: RequiredMarkProps) {
  if (!text) return null;
  return <span aria-hidden css={mark}>{` ${text}`}</span>;
}
