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
  // Hidden without scripts, because nothing will load.
  [media.noScripts]: { visibility: 'hidden' },
});

interface SkeletonProps {
  /** CSS lengths of the loading content. */
  blockSize?: string;
  inlineSize?: string;
  className?: string;
}

/** A placeholder for loading content. The surrounding list sets `aria-busy`. */
export function Skeleton({ blockSize = '1em', inlineSize = '100%', className }: SkeletonProps) {
  return <span aria-hidden="true" css={block} style={{ blockSize, inlineSize }} className={className} />;
}
