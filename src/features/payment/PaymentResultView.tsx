import { useTranslation } from 'react-i18next';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import type { StartedPayment } from './initPayment';
import type { PaymentResult } from './usePayment';

interface PaymentResultViewProps {
  payment: StartedPayment;
  result: PaymentResult;
  onClose: () => void;
  onAgain: () => void;
  onGoOn: () => void;
  onCheck: () => void;
}

/** The result of a payment, with a button for what the visitor can do next. */
export function PaymentResultView({ payment, result, ...actions }: PaymentResultViewProps) {
  const { t } = useTranslation('payment');
  const action = {
    paid: { label: t('close'), onClick: actions.onClose },
    failed: { label: t('tryAgain'), onClick: actions.onAgain },
    notShown: { label: t('tryAgain'), onClick: actions.onAgain },
    late: { label: t('close'), onClick: actions.onClose },
    open: { label: t('goOn'), onClick: actions.onGoOn },
    unconfirmed: { label: t('checkAgain'), onClick: actions.onCheck },
  }[result];
  return (
    <FormResult success={result === 'paid'} title={t(result)} action={action}>
      <p>{t(`${result}Text`)}</p>
      <ReferenceNumber number={payment.reference} />
    </FormResult>
  );
}
