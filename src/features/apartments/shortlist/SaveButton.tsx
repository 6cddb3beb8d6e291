import { css } from '@emotion/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ringOnMedia } from '../../../theme/ground';
import { media } from '../../../theme/media';
import { color, radius } from '../../../theme/tokens';

const button = css({
  ...ringOnMedia,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
  color: color.accent,
  cursor: 'pointer',
  // Extends the pressable area to 44 px.
  '&::after': { content: '""', position: 'absolute', inset: '-0.25rem' },
  '& svg': {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
  },
  '&[aria-pressed="true"] svg': { fill: 'currentColor' },
  [media.hover]: { '&:hover': { backgroundColor: color.accentSoft } },
  [media.noScripts]: { display: 'none' },
});

interface SaveButtonProps {
  name: string;
  assetName: string;
  saved: boolean;
  onToggle: (assetName: string) => void;
}

/** The button that adds an apartment to the visitor's shortlist or removes it. */
export const SaveButton = memo(function SaveButton({ name, assetName, saved, onToggle }: SaveButtonProps) {
  const { t } = useTranslation('apartments');
  return (
    <button
      type="button"
      css={button}
      aria-pressed={saved}
      aria-label={t('save', { name })}
      onClick={() => onToggle(assetName)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />
      </svg>
    </button>
  );
});
