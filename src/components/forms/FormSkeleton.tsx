import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Skeleton } from '../Skeleton/Skeleton';

interface FormSkeletonProps {
  /** Number of placeholder fields. */
  fields: number;
  /** Height of the form, to avoid a layout shift. */
  blockSize: string;
  /** Height from the tablet breakpoint up. */
  tabletBlockSize?: string;
  /** Announcement; omitted for a form that loads while scrolling. */
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
