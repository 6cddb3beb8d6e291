import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { Spinner } from '../../components/Spinner/Spinner';
import { useLanguage } from '../../i18n/LanguageContext';
import type { StartedPayment } from './initPayment';
import { frame, loading, paying, place, reference } from './Payment.styles';
import { readPaymentMessage } from './readPaymentMessage';

/** A page that has not come by then will not come. */
export const LOAD_MS = 20_000;
/** When a page has said nothing for this long, help is offered. */
export const SILENCE_MS = 30_000;

interface PaymentFrameProps {
  payment: StartedPayment;
  /** What the page said; `unloaded`: it did not load; `left`: the payer asks for the state. */
  onClaim: (claim: 'success' | 'failure' | 'unloaded' | 'left') => void;
  /** The page is gone, and what it did stays in the browser's history: nothing that Back could show. */
  onEntriesLeft: () => void;
}

/** The provider's address in the page's language (project-marketing §7). */
function addressOf(url: string, language: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', language);
  return address.href;
}

/** The provider's page, and the only frame whose messages are listened to. */
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

  // A frame that the page's policy blocks fires `load` all the same.
  useEffect(() => {
    const listen = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
      const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : '';
      if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blocked === origin)
        claim.current('unloaded');
    };
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  }, [origin]);

  // Chromium keeps an entry for each form that was posted in a frame, and others take them away with the frame.
  useEffect(() => {
    const before = window.history.length;
    return () => {
      if (window.history.length > before) left.current();
    };
  }, []);

  // The form that had the focus is gone: the page's place is heard instead, and the page itself as soon as it is there.
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
