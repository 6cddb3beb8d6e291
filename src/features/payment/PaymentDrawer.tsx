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
  /** Availability of the apartment as far as the page knows it. */
  state: HomeState;
  /** Called when the apartment's availability may have changed. */
  onChange: () => void;
}

/**
 * A drawer in which the visitor makes an advance payment (project-marketing §4). If it is closed on the payment page,
 * it first shows the payment's state, because the visitor may already have paid. Otherwise closing it resets the form
 * and releases an unpaid payment.
 */
export function PaymentDrawer({ open, onClose, onChange, ...payment }: PaymentDrawerProps) {
  const { t } = useTranslation('payment');
  const flow = usePayment(payment.assetName, onChange);
  const { stage, ask, clear } = flow;
  /** Number of payment pages that have left entries in the browser's history. */
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
