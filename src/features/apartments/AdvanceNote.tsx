import { useTranslation } from 'react-i18next';
import { money } from '../../lib/money';
import { advance as advanceStyle } from './HomeDrawer.styles';

/** What an advance payment is and what it is for, before its form. Nothing where there is none. */
export function AdvanceNote({ advance }: { advance: number | null }) {
  const { t } = useTranslation('apartments');
  if (!advance) return null;
  return (
    <p css={advanceStyle}>
      <strong>{t('advanceTitle', { amount: money(advance) })}</strong> {t('advanceFor')}
    </p>
  );
}
