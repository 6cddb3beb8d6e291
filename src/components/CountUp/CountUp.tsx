import { css } from '@emotion/react';
import { useCountUp } from './useCountUp';

const frame = css({ position: 'relative', display: 'inline-block', fontVariantNumeric: 'tabular-nums' });
/** The final text keeps its room, and stays there for screen-reader users. */
const covered = css({ opacity: 0 });
const counting = css({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

/** A text whose number is counted up to when it comes on the screen; the text itself is in the page all the time. */
export function CountUp({ text }: { text: string }) {
  const { place, current } = useCountUp(text);
  return (
    <span ref={place} css={frame}>
      <span css={current !== null && covered}>{text}</span>
      {current !== null && (
        <span aria-hidden="true" css={counting}>
          {current}
        </span>
      )}
    </span>
  );
}
