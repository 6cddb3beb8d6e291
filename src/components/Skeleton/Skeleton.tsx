import { css, keyframes } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius } from '../../theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const block = css({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: radius.sm,
  backgroundColor: color.stoneDeep,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  [media.reducedMotion]: { animation: 'none' },
  // Hidden if JavaScript is disabled, because the content would never load.
  [media.noScripts]: { visibility: 'hidden' },
});

interface SkeletonProps {
  /** Size of the content that is loading, as CSS lengths. */
  blockSize?: string;
  inlineSize?: string;
  className?: string;
}

/** A placeholder for content that is loading. Set `aria-busy` on the surrounding list. */
export function Skeleton({ blockSize = '1em', inlineSize = '100%', className }: SkeletonProps) {
  return <span aria-hidden="true" css={block} style={{ blockSize, inlineSize }} className={className} />;
}
