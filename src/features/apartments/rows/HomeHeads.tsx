import { useTranslation } from 'react-i18next';
import { factHeads, heads, withOrientation } from './HomeRow.styles';

const RENT_FACTS = ['rooms', 'floor', 'area', 'balconyColumn', 'entry'] as const;
const SALE_FACTS = ['rooms', 'floor', 'area', 'balconyColumn', 'orientation', 'entry'] as const;

/**
 * Column headers above the rows, on desktop. They are hidden from screen readers, because each row names its facts
 * itself.
 */
export function HomeHeads({ monthly = true }: { monthly?: boolean }) {
  const { t } = useTranslation('apartments');
  return (
    <div css={heads} aria-hidden="true">
      <span />
      <span />
      <span css={[factHeads, !monthly && withOrientation]}>
        {(monthly ? RENT_FACTS : SALE_FACTS).map((name) => (
          <span key={name}>{t(name)}</span>
        ))}
      </span>
      <span>{t(monthly ? 'rent' : 'price')}</span>
    </div>
  );
}
