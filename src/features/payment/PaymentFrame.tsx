import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { Spinner } from '../../components/Spinner/Spinner';
import { useLanguage } from '../../i18n/LanguageContext';
import type { StartedPayment } from './initPayment';
import { frame, loading, paying, place, reference } from './Payment.styles';
import { readPaymentMessage } from './readPaymentMessage';

/** Time in milliseconds after which a payment page that has not loaded counts as failed. */
export const LOAD_MS = 20_000;
/** Time in milliseconds without a message from the payment page, after which the visitor is offered help. */
export const SILENCE_MS = 30_000;

interface PaymentFrameProps {
  payment: StartedPayment;
  /**
   * Called with the outcome that the page's message claims, with `unloaded` if the page did not load, or with `left` if
   * the payer asks for the payment's state.
   */
  onClaim: (claim: 'success' | 'failure' | 'unloaded' | 'left') => void;
  /**
   * Called if the removed payment page has left entries in the browser's history. Going back to such an entry would
   * have no visible effect.
   */
  onEntriesLeft: () => void;
}

/** Adds the page's language to the URL of the payment page (project-marketing §7). */
function addressOf(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  return address.href;
}

/** The frame with the provider's payment page. Messages from other frames are ignored. */
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

  // A frame that the Content Security Policy blocks also fires `load`. Listen for policy violations to notice that the
  // payment page was blocked.
  useEffect(() => {
    const listen = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : '';
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blocked === origin)
        claim.current('unloaded');
    };
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  }, [origin]);

  // Chromium keeps a history entry for each form that was posted in a frame, even after the frame is removed. Other
  // browsers remove these entries with the frame.
  useEffect(() => {
    const before = window.history.length;
    return () => {
      if (window.history.length > before) left.current();
    };
  }, []);

  // The form that had the focus is gone. Focus the container first, and the payment page once it has loaded.
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
