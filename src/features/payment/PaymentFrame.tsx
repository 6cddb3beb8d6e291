import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { Spinner } from '../../components/Spinner/Spinner';
import { useLanguage } from '../../i18n/LanguageContext';
import type { StartedPayment } from './initPayment';
import { frame, loading, paying, place, reference } from './Payment.styles';
import { readPaymentMessage } from './readPaymentMessage';

/** Timeout for loading the payment page. */
export const LOAD_MS = 20_000;
/** Time without a message after which help is offered. */
export const SILENCE_MS = 30_000;

interface PaymentFrameProps {
  payment: StartedPayment;
  /** Reports the page's message; `unloaded`: it did not load; `left`: the payer asks for the state. */
  onClaim: (claim: 'success' | 'failure' | 'unloaded' | 'left') => void;
  /** Called when a removed payment page has left history entries, which show nothing on Back. */
  onEntriesLeft: () => void;
}

/** Adds the page's language to the provider's address (project-marketing §7). */
function addressOf(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  return address.href;
}

/** The provider's page. Accepts messages only from its frame. */
export function PaymentFrame({ payment, onClaim, onEntriesLeft }: PaymentFrameProps) {
  const { t } = useTranslation('payment');
  const { code } = useLanguage();
  const [loaded, setLoaded] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const claim = useRef(onClaim);
  claim.current = onClaim;
  const left = useRef(onEntriesLeft);
  left.current = onEntriesLeft;
  const [quiet, setQuiet] = useState(false);
  const { origin } = new URL(payment.url);

  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const said = readPaymentMessage(message, { source: element.current?.contentWindow ?? null, origin });
      if (said) claim.current(said);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  // A frame that the page's policy blocks also fires `load`.
  useEffect(() => {
    const listen = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : '';
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blocked === origin)
        claim.current('unloaded');
    };
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  }, [origin]);

  // Chromium keeps a history entry for each form posted in a frame; other browsers remove them with the
  // frame.
  useEffect(() => {
    const before = window.history.length;
    return () => {
      if (window.history.length > before) left.current();
    };
  }, []);

  // The focused form was removed: focus the container, then the payment page once it is loaded.
  useEffect(() => room.current?.focus(), []);
  const onLoad = () => {
    setLoaded(true);
    const { activeElement } = document;
    if (activeElement === room.current || activeElement === document.body) element.current?.focus();
  };

  useEffect(() => {
    if (!loaded) {
      const timer = setTimeout(() => claim.current('unloaded'), LOAD_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => setQuiet(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [loaded]);

  return (
    <div css={paying}>
      {quiet && (
        <FormNotice
          tone="info"
          action={{ label: t('checkAgain'), onClick: () => claim.current('left') }}
          otherwise={{ label: t('notSeen'), onClick: () => claim.current('unloaded') }}
        >
          {t('silentHelp')}{' '}
          <bdi dir="ltr" css={reference}>
            {payment.reference}
          </bdi>
        </FormNotice>
      )}
      <div ref={room} role="group" tabIndex={-1} aria-label={t('frameTitle')} aria-busy={!loaded} css={place}>
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
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
