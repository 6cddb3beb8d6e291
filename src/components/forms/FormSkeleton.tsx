import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Skeleton } from '../Skeleton/Skeleton';

interface FormSkeletonProps {
  /** Number of placeholder fields. */
  fields: number;
  /** Height of the real form, so that the layout does not shift when it replaces the placeholder. */
  blockSize: string;
  /** Height of the real form from the tablet breakpoint up. */
  tabletBlockSize?: string;
  /** Text that announces the loading. Omit it for a form that loads by itself while the visitor scrolls. */
  label?: string;
}

/** A placeholder for a form that is loading. */
export function FormSkeleton({ fields, blockSize, tabletBlockSize = blockSize, label }: FormSkeletonProps) {
  return (
    <div
      css={frame(blockSize, tabletBlockSize)}
      aria-busy="true"
      {...(label && { role: 'status', 'aria-label': label })}
    >
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} blockSize="3.25rem" />
      ))}
    </div>
  );
}

const frame = (blockSize: string, tabletBlockSize: string) =>
  css({
    display: 'grid',
    alignContent: 'start',
    gap: space.xl,
    minBlockSize: blockSize,
    [media.tablet]: { minBlockSize: tabletBlockSize },
  });
