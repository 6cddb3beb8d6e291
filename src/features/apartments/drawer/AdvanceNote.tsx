import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/money';
import { advance as advanceStyle } from './HomeDrawer.styles';

/**
 * A note about the advance payment, shown before the visitor opens the payment form. Renders nothing if the apartment
 * has no advance payment.
 */
export function AdvanceNote({ advance }: { advance: number | null }) {
  const { t } = useTranslation('apartments');
  if (!advance) return null;
  return (
    <p css={advanceStyle}>
      <strong>{t('advanceTitle', { amount: money(advance) })}</strong> {t('advanceFor')}
    </p>
  );
}
