import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius } from '../../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const block = css({
  display: 'block',
  borderRadius: radius.sm,
  backgroundColor: color.stoneDeep,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  [media.reducedMotion]: { animation: 'none' },
  // Nothing will come.
  [media.noScripts]: { visibility: 'hidden' },
});

interface SkeletonProps {
  /** CSS lengths of what will come in its place. */
  blockSize?: string;
  inlineSize?: string;
  className?: string;
}

/** A quiet area in the place of what is being loaded; the list around it says that it is busy (`aria-busy`). */
export function Skeleton({ blockSize = '1em', inlineSize = '100%', className }: SkeletonProps) {
  return <span aria-hidden="true" css={block} style={{ blockSize, inlineSize }} className={className} />;
}
