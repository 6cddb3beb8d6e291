import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const mark = css({ color: color.accent });

interface RequiredMarkProps {
  required: boolean;
  /** Shown instead of the asterisk. An empty string hides the mark. */
  text?: string | undefined;
}

/** The visible mark of a required field. Screen readers learn from the control itself that it is required. */
export function RequiredMark({ required, text = required ? '*' : '' }: RequiredMarkProps) {
  if (!text) return null;
  return <span aria-hidden css={mark}>{` ${text}`}</span>;
}
