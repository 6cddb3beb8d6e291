import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../components/Spinner/Spinner';
import { useLanguage } from '../../i18n/LanguageContext';
import type { StartedPayment } from './initPayment';
import { frame, loading, place } from './Payment.styles';
import { readPaymentMessage } from './readPaymentMessage';

/** A page that has not come by then will not come. */
export const LOAD_MS = 20_000;
/** A payer who is silent for this long has gone, and the provider has closed the page. */
export const SILENCE_MS = 15 * 60_000;

interface PaymentFrameProps {
  payment: StartedPayment;
  /** What the page said; `silent` when it did not load, or said nothing in time. */
  onClaim: (claim: 'success' | 'failure' | 'silent') => void;
}

/** The provider's address in the page's language (project-marketing §7). */
function addressOf(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  return address.href;
}

/** The provider's page, and the only frame whose messages are listened to. */
export function PaymentFrame({ payment, onClaim }: PaymentFrameProps) {
  const { t } = useTranslation('payment');
  const { code } = useLanguage();
  const [loaded, setLoaded] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const claim = useRef(onClaim);
  claim.current = onClaim;
  const { origin } = new URL(payment.url);

  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const said = readPaymentMessage(message, { source: element.current?.contentWindow ?? null, origin });
      if (said) claim.current(said);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    const timer = setTimeout(() => claim.current('silent'), loaded ? SILENCE_MS : LOAD_MS);
    return () => clearTimeout(timer);
  }, [loaded]);

  return (
    <div css={place} aria-busy={!loaded}>
      {!loaded && (
        <p css={loading}>
          <Spinner label={t('frameLoading')} />
          <span aria-hidden>{t('frameLoading')}</span>
        </p>
      )}
      <iframe
        ref={element}
        title={t('frameTitle')}
        src={addressOf(payment.url, code)}
        allow="payment"
        css={frame}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
