import { css } from '@emotion/react';
import { useCountUp } from './useCountUp';

const frame = css({ position: 'relative', display: 'inline-block', fontVariantNumeric: 'tabular-nums' });
/**
 * The final text stays in the layout, but transparent. It reserves the space for the animated text and screen readers
 * read it.
 */
const covered = css({ opacity: 0 });
const counting = css({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

/** A text whose number counts up when it is scrolled into view. */
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
