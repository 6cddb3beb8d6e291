import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/money';
import { advance as advanceStyle } from './HomeDrawer.styles';

/** A note before the payment form about the advance payment. Renders nothing without an amount. */
export function AdvanceNote({ advance }: { advance: number | null }) {
  const { t } = useTranslation('apartments');
  if (!advance) return null;
  return (
    <p css={advanceStyle}>
      <strong>{t('advanceTitle', { amount: money(advance) })}</strong> {t('advanceFor')}
    </p>
  );
}
