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
  /** Whether the home can be had, as far as the page knows. */
  state: HomeState;
  /** Something happened that may have changed that. */
  onChange: () => void;
}

/**
 * An advance payment in a drawer (project-marketing §4). Closing it on the payment page shows how the payment stands, for it may be paid;
 * closing anything else clears the state, and a payment that was not made is given up.
 */
export function PaymentDrawer({ open, onClose, onChange, ...payment }: PaymentDrawerProps) {
  const { t } = useTranslation('payment');
  const flow = usePayment(payment.assetName, onChange);
  const { stage, ask, clear } = flow;
  /** How many payment pages left entries in the browser's history. */
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
      {/* Above what a payment page left: else Back would lead to that, and do nothing. */}
      {open && Array.from({ length: passed }, (_, page) => <HistoryEntry key={page} onBack={close} />)}
    </Drawer>
  );
}
