import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const ring = css({
  display: 'inline-block',
  inlineSize: '1.5em',
  blockSize: '1.5em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  // Under reduced motion, the ring is dotted and fades instead of rotating, so that it still indicates progress.
  [media.reducedMotion]: {
    borderStyle: 'dotted',
    animation: `${breathe} 2s ease-in-out infinite !important`,
  },
});

interface SpinnerProps {
  /** Text for screen readers that says what is loading. The default is "Loading…". */
  label?: string;
}

/** A loading indicator with a text for screen readers. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useTranslation('common');
  return (
    <span role="status">
      <span css={ring} />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
}
