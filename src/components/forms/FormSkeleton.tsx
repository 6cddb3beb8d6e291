import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Skeleton } from '../Skeleton/Skeleton';

interface FormSkeletonProps {
  /** How many fields it stands for. */
  fields: number;
  /** As high as the form, so that nothing below it moves when that comes. */
  blockSize: string;
  /** The same from a tablet's width on. */
  tabletBlockSize?: string;
  /** What is said of it; nothing where the form comes as the visitor scrolls. */
  label?: string;
}

/** Keeps the place of a form whose library is on its way. */
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
