import { useTranslation } from 'react-i18next';
import { factHeads, heads } from './HomeRow.styles';

/** Column headers above all rows on desktop. Each row also names its facts for screen readers. */
export function HomeHeads({ monthly = true }: { monthly?: boolean }) {
  const { t } = useTranslation('apartments');
  return (
    <div css={heads} aria-hidden="true">
      <span />
      <span />
      <span css={factHeads}>
        {(['rooms', 'floor', 'area', 'balconyColumn', 'entry'] as const).map((name) => (
          <span key={name}>{t(name)}</span>
        ))}
      </span>
      <span>{t(monthly ? 'rent' : 'price')}</span>
    </div>
  );
}
