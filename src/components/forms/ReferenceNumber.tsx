import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { color, font, radius, space } from '../../theme/tokens';

const box = css({
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  // Keeps the number on one line, although it contains a hyphen.
  '& bdi': { whiteSpace: 'nowrap', fontWeight: font.weight.medium, letterSpacing: '0.04em' },
});

/** Shows the reference number of a submitted form. Renders nothing if there is none. */
export function ReferenceNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('forms');
  if (!number) return null;
  return (
    <p css={box}>
      {t('reference')} <bdi dir="ltr">{number}</bdi>
    </p>
  );
}
