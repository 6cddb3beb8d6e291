import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { color, font, radius, space } from '../../theme/tokens';

const box = css({
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  // Does not wrap at its hyphen.
  '& bdi': { whiteSpace: 'nowrap', fontWeight: font.weight.medium, letterSpacing: '0.04em' },
});

/** The reference number of a sent form. Renders nothing without one. */
export function ReferenceNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('forms');
  if (!number) return null;
  return (
    <p css={box}>
      {t('reference')} <bdi dir="ltr">{number}</bdi>
    </p>
  );
}
