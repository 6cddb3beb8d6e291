import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/ApiError';
import { useServiceForm, type ServiceFormState } from '../../components/forms/useServiceForm';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { confirmPayment, type PaymentState } from './confirmPayment';
import { initPayment, type StartedPayment } from './initPayment';
import { leavePayment } from './leavePayment';
import { paymentSchema } from './paymentSchema';
import { emptyPayment, PAYMENT_FIELDS, PAYMENT_UNSAVED_FIELDS, type PaymentValues } from './paymentValues';
import { releasePayment } from './releasePayment';

/**
 * After a claim of success, how often the state is requested, and the pause between requests in milliseconds. Our
 * service may still be waiting for the provider's notification.
 */
const ASKED_TIMES = 4;
const PAUSE_MS = 1500;

/** Time between two polls of an open payment. Polls also tell the server that the page is still open. */
export const ALIVE_MS = 30_000;

/**
 * Result of a payment as far as it is known. `open` may still be paid, the state of `unconfirmed` is unknown, the page
 * of `notShown` did not load, and `late` means that the money arrived too late and is refunded.
 */
export type PaymentResult = 'paid' | 'failed' | 'notShown' | 'late' | 'open' | 'unconfirmed';

export type PaymentStage =
  | { name: 'form' }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'asking'; payment: StartedPayment; claim: PaymentClaim }
  | { name: 'result'; payment: StartedPayment; result: PaymentResult };

/**
 * Why the server is asked for a payment's state: the outcome that the payment page claims, or that the visitor left the
 * page, or that it did not load.
 */
export type PaymentClaim = 'success' | 'failure' | 'left' | 'unloaded';

interface PaymentFlow {
  stage: PaymentStage;
  form: ServiceFormState<PaymentValues, StartedPayment>;
  /** Requests the state of the payment from the server and shows the result. */
  ask: (payment: StartedPayment, claim: PaymentClaim) => void;
  /** Returns to the payment page of a payment that is still open. */
  goOn: (payment: StartedPayment) => void;
  /** Resets the flow to the form and releases an unpaid payment. */
  clear: () => void;
}

/** Thrown to end an attempt if the visitor has left the form while the payment was starting. */
const LEFT = new Error('The visitor has left the form');

/** Returns the result to show for a state from the server and the claim that led to the request. */
function resultOf(state: PaymentState, claim: PaymentClaim): PaymentResult {
  if (state === 'paid') return 'paid';
  if (state === 'refunding' || state === 'refunded') return 'late';
  // The payment has expired because the provider closed its page. The apartment is free again.
  if (claim === 'unloaded' && state === 'expired') return 'notShown';
  if (state !== 'pending' || claim === 'failure') return 'failed';
  return claim === 'success' ? 'unconfirmed' : 'open';
}

/**
 * Manages an advance payment from the form through the payment page to the result (project-marketing §4). If a payment
 * cannot start, the form is emptied, as specified, and offers to restore the input. Only the server's answer counts as
 * a confirmed payment.
 * @param assetName apartment to pay for
 * @param onChange called when the apartment's availability may have changed
 */
export function usePayment(assetName: string, onChange: () => void): PaymentFlow {
  const { t } = useTranslation('payment');
  const { culture } = useLanguage();
  const [stage, setStage] = useState<PaymentStage>({ name: 'form' });
  // Number of started payments. It is part of the idempotency key's content, so that a new attempt after a declined
  // payment gets a new key even if the values are the same.
  const begun = useRef(0);
  const asking = useRef<AbortController>();
  /**
   * Idempotency key of the attempt in progress. If it has changed when the response arrives, the visitor has left the
   * form and must not be taken to the payment page.
   */
  const wanted = useRef<string | null>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  useLeaving(stage);
  useEffect(
    () => () => {
      asking.current?.abort();
      wanted.current = null;
    },
    [],
  );
  const release = (payment: StartedPayment) =>
    void releasePayment(payment, culture)
      // The request may fail without harm, because the hold expires.
      .catch(() => undefined)
      .then(() => changed.current());

  const form = useServiceForm<PaymentValues, StartedPayment>({
    empty: emptyPayment,
    schema: useMemo(() => paymentSchema(t), [t]),
    fields: PAYMENT_FIELDS,
    // The draft is kept until the payment is paid, so that a declined payment can be repeated without entering
    // everything again.
    draft: { key: `payment-${assetName}`, never: PAYMENT_UNSAVED_FIELDS, outlivesSending: true },
    // A `fields` error that reaches this point names no field of the form. The apartment is unavailable, for example
    // because another buyer holds it. The input is valid, so the form keeps it.
    resets: (error) => !(error instanceof ApiError && error.kind === 'fields'),
    content: (values) => ({ values, assetName, begun: begun.current }),
    send: async (values, request) => {
      const { idempotencyKey } = request;
      wanted.current = idempotencyKey;
      const isLeft = () => wanted.current !== idempotencyKey;
      const payment = await initPayment(values, assetName, request).catch((error: unknown) => {
        throw isLeft() ? LEFT : error;
      });
      begun.current += 1;
      if (isLeft()) {
        release(payment);
        throw LEFT;
      }
      form.draft.offer(values);
      if (payment.pageAnswers) setStage({ name: 'paying', payment });
      else ask(payment, 'unloaded');
      return payment;
    },
    intercept: (error) => error === LEFT,
    onFailure: () => changed.current(),
    report: (outcome, details) => {
      // Removes the message about the last attempt, which is outdated now.
      if (outcome === 'invalid') form.dismiss();
      track(outcome === 'sent' ? 'payment_started' : `payment_${outcome}`, { assetName, ...details });
    },
  });
  const deleteDraft = useRef(form.draft.forget);
  deleteDraft.current = form.draft.forget;

  const show = useCallback(
    (payment: StartedPayment, result: PaymentResult) => {
      if (result === 'paid') {
        deleteDraft.current();
        track('payment_paid', { assetName });
      } else track('payment_failed', { assetName, message: result });
      setStage({ name: 'result', payment, result });
      changed.current();
    },
    [assetName],
  );

  const ask = useCallback(
    (payment: StartedPayment, claim: PaymentClaim) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      setStage({ name: 'asking', payment, claim });
      void askServer(payment, claim, culture, signal).then((result) => {
        if (!signal.aborted) show(payment, result);
      });
    },
    [culture, show],
  );

  const end = useCallback(
    (payment: StartedPayment, state: PaymentState) => {
      asking.current?.abort();
      show(payment, resultOf(state, 'left'));
    },
    [show],
  );
  useAlive(stage, culture, end);

  return {
    stage,
    form,
    ask,
    goOn: (payment) => setStage({ name: 'paying', payment }),
    clear: () => {
      asking.current?.abort();
      wanted.current = null;
      if (isUnpaid(stage)) release(stage.payment);
      form.dismiss();
      setStage({ name: 'form' });
    },
  };
}

/**
 * Checks whether the payment is given up if the visitor leaves now. It is not given up after the payment page has
 * claimed success.
 */
function isUnpaid(stage: PaymentStage): stage is Exclude<PaymentStage, { name: 'form' }> {
  if (stage.name === 'asking') return stage.claim !== 'success';
  return stage.name === 'paying' || (stage.name === 'result' && stage.result === 'open');
}

/** Returns the payment whose state should be polled; null if there is none. */
function waitedFor(stage: PaymentStage): StartedPayment | null {
  if (stage.name === 'paying') return stage.payment;
  const waits = stage.name === 'result' && (stage.result === 'open' || stage.result === 'unconfirmed');
  return waits ? stage.payment : null;
}

/**
 * Polls the state of an open payment. It also polls as soon as the page becomes visible, because a phone may have
 * suspended the page while the visitor paid in the bank's app. The server frees the apartment if it receives no poll
 * for some minutes.
 * @param end called when the payment has ended
 */
function useAlive(
  stage: PaymentStage,
  culture: string,
  end: (payment: StartedPayment, state: PaymentState) => void,
): void {
  const payment = waitedFor(stage);
  useEffect(() => {
    if (!payment) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      void confirmPayment(payment, culture, signal).then(
        (state) => {
          if (state !== 'pending' && !signal.aborted) end(payment, state);
        },
        // The state is still unknown after a failed request. The next poll requests it again.
        () => undefined,
      );
    const onSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(look, ALIVE_MS);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [payment, culture, end]);
}

/** Releases an unpaid payment when the visitor leaves the page or the component unmounts. */
function useLeaving(stage: PaymentStage): void {
  const latest = useRef(stage);
  latest.current = stage;
  useEffect(() => {
    const leave = () => {
      if (isUnpaid(latest.current)) leavePayment(latest.current.payment);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Claims after which a pending payment is released, because the visitor cannot complete it any more. */
const GIVEN_UP: readonly PaymentClaim[] = ['failure', 'unloaded'];

/**
 * Requests the payment's state and returns the result to show. After a claim of success it repeats the request a few
 * times, because the provider's notification to our service may arrive later than the claim.
 */
async function askServer(
  payment: StartedPayment,
  claim: PaymentClaim,
  culture: string,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const times = claim === 'success' ? ASKED_TIMES : 1;
  let state: PaymentState | null = null;
  for (let time = 1; time <= times && !signal.aborted; time += 1) {
    if (time > 1) await pause(PAUSE_MS);
    state = await confirmPayment(payment, culture, signal).catch(() => state);
    if (state !== null && state !== 'pending') break;
  }
  // The payment page failed or did not load, but the payment is still pending. Release it to free the apartment.
  if (GIVEN_UP.includes(claim) && state === 'pending' && !signal.aborted)
    state = await releasePayment(payment, culture).catch(() => state);
  return state === null ? 'unconfirmed' : resultOf(state, claim);
}
