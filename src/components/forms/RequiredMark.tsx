import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const mark = css({ color: color.accent });

interface RequiredMarkProps {
  required: boolean;
  /** Instead of the asterisk of required fields; a form that marks its optional fields has another. Empty: no mark. */
  text?: string | undefined;
}

/** The asterisk of a required field; the field itself says "required" to who does not see it. */
export function RequiredMark({ required, text = required ? '*' : '' }: RequiredMarkProps) {
  if (!text) return null;
  return <span aria-hidden css={mark}>{` ${text}`}</span>;
}
