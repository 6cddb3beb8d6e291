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
  // A dotted ring instead of rotation also indicates progress under reduced motion.
  [media.reducedMotion]: {
    borderStyle: 'dotted',
    animation: `${breathe} 2s ease-in-out infinite !important`,
  },
});

interface SpinnerProps {
  /** Name of what is loading; "Loading…" by default. */
  label?: string;
}

/** A loading indicator. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useTranslation('common');
  return (
    <span role="status">
      <span css={ring} />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
}
