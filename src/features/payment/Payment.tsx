import { useTranslation } from 'react-i18next';
import { PropertyFacts, type Property } from '../../components/PropertyFacts/PropertyFacts';
import { FormNotice } from '../../components/forms/FormNotice';
import { FormResult } from '../../components/forms/FormResult';
import { Spinner } from '../../components/Spinner/Spinner';
import { money } from '../../lib/money';
import type { HomeState } from './HomeState';
import { asking, summary, total } from './Payment.styles';
import { PaymentForm } from './PaymentForm';
import { PaymentFrame } from './PaymentFrame';
import { PaymentResultView } from './PaymentResultView';
import type { usePayment } from './usePayment';

export interface PaymentProps {
  /** Identifies the apartment in API calls about the payment. */
  assetName: string;
  /** Facts about the apartment to show. */
  property: Property;
  /** Amount in shekels to show. The server determines the amount to pay itself. */
  amount: number;
}

interface OwnProps extends Omit<PaymentProps, 'assetName'> {
  state: HomeState;
  flow: ReturnType<typeof usePayment>;
  onClose: () => void;
  onEntriesLeft: () => void;
}

/** The content of the payment drawer: the form, then the provider's page, then the result (project-marketing §4). */
export function Payment({ property, state, amount, flow, onClose, onEntriesLeft }: OwnProps) {
  const { t } = useTranslation('payment');
  const { stage, form, ask, goOn, clear } = flow;
  switch (stage.name) {
    case 'form':
      if (state === 'taken')
        return (
          <FormResult
            success={false}
            title={t('takenMeanwhile')}
            action={{ label: t('close'), onClick: onClose }}
          >
            <p>{t('takenMeanwhileText')}</p>
          </FormResult>
        );
      return (
        <>
          {state === 'held' && <FormNotice tone="info">{t('heldText')}</FormNotice>}
          <div css={summary}>
            <PropertyFacts property={property} />
            <p css={total}>
              {t('toPay')}
              <strong>
                <bdi>{money(amount)}</bdi>
              </strong>
            </p>
          </div>
          <PaymentForm form={form} />
        </>
      );
    case 'paying':
      return (
        <PaymentFrame
          payment={stage.payment}
          onClaim={(claim) => ask(stage.payment, claim)}
          onEntriesLeft={onEntriesLeft}
        />
      );
    case 'asking':
      return (
        <p css={asking} role="status">
          <Spinner label={t('asking')} />
          <span aria-hidden>{t('asking')}</span>
        </p>
      );
    case 'result':
      return (
        <PaymentResultView
          payment={stage.payment}
          result={stage.result}
          onClose={onClose}
          onAgain={clear}
          onGoOn={() => goOn(stage.payment)}
          onCheck={() => ask(stage.payment, 'success')}
        />
      );
  }
}
