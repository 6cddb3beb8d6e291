import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryEntry } from '../../components/Dialog/HistoryEntry';
import { Drawer } from '../../components/Drawer/Drawer';
import type { HomeState } from './HomeState';
import { Payment, type PaymentProps } from './Payment';
import { usePayment } from './usePayment';

interface PaymentDrawerProps extends PaymentProps {
  open: boolean;
  onClose: () => void;
  /** Availability of the home, as far as the page knows. */
  state: HomeState;
  /** Called when the availability may have changed. */
  onChange: () => void;
}

/**
 * An advance payment in a drawer (project-marketing §4). Closing it on the payment page shows the payment's
 * state, because it may be paid. Closing it elsewhere clears the state and releases an unpaid payment.
 */
export function PaymentDrawer({ open, onClose, onChange, ...payment }: PaymentDrawerProps) {
  const { t } = useTranslation('payment');
  const flow = usePayment(payment.assetName, onChange);
  const { stage, ask, clear } = flow;
  /** Number of payment pages that left history entries. */
  const [passed, setPassed] = useState(0);
  const onEntriesLeft = useCallback(() => setPassed((pages) => pages + 1), []);
  const close = () => {
    if (stage.name === 'paying') return ask(stage.payment, 'left');
    clear();
    setPassed(0);
    onClose();
  };
  return (
    <Drawer open={open} onClose={close} title={t('title')}>
      <Payment {...payment} flow={flow} onClose={close} onEntriesLeft={onEntriesLeft} />
      {/* Covers the entries that payment pages left. Otherwise Back would go to those and have no visible effect. */}
      {open && Array.from({ length: passed }, (_, page) => <HistoryEntry key={page} onBack={close} />)}
    </Drawer>
  );
}
