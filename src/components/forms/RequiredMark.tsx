import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

const mark = css({ color: color.accent });

/** The asterisk of a required field; the field itself says "required" to who does not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden css={mark}>
      {' *'}
    </span>
  );
}
