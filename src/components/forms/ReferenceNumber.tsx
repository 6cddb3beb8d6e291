import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { color, font, radius, space } from '../../theme/tokens';

const box = css({
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  // It is one word, hyphen and all.
  '& bdi': { whiteSpace: 'nowrap', fontWeight: font.weight.medium, letterSpacing: '0.04em' },
});

/** The number by which a visitor and the staff speak of what was sent; nothing where the service named none. */
export function ReferenceNumber({ number }: { number: string | null }) {
  const { t } = useTranslation('forms');
  if (!number) return null;
  return (
    <p css={box}>
      {t('reference')} <bdi dir="ltr">{number}</bdi>
    </p>
  );
}
