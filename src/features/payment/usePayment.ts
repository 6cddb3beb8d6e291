import type { FormikHelpers } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/ApiError';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { confirmPayment, type PaymentState } from './confirmPayment';
import { initPayment, type StartedPayment } from './initPayment';
import { leavePayment } from './leavePayment';
import { emptyPayment, PAYMENT_CALL_FIELDS, PAYMENT_NEVER_KEPT, type PaymentValues } from './paymentValues';
import { releasePayment } from './releasePayment';

/** Number of requests, and the pause between them, while a notice of the provider may be on its way. */
const ASKED_TIMES = 4;
const PAUSE_MS = 1500;

/** Poll interval of an open payment. Polls also tell the server that the page is alive. */
export const ALIVE_MS = 30_000;

/**
 * Result of a payment, as far as known. `open` may still be paid, the state of `unconfirmed` is unknown, and
 * the page of `notShown` did not load.
 */
export type PaymentResult = 'paid' | 'failed' | 'notShown' | 'late' | 'open' | 'unconfirmed';

export type PaymentStage =
  | { name: 'form'; returning: boolean }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'asking'; payment: StartedPayment; claim: PaymentClaim }
  | { name: 'result'; payment: StartedPayment; result: PaymentResult };

/** Reason for a request to the server: the page's message, or that the page was left or did not load. */
export type PaymentClaim = 'success' | 'failure' | 'left' | 'unloaded';

interface PaymentFlow {
  stage: PaymentStage;
  /** Why the last attempt to start failed. */
  error: unknown;
  draft: FormDraft;
  begin: (values: PaymentValues, helpers: FormikHelpers<PaymentValues>) => Promise<void>;
  /** Removes the message about the last attempt when the visitor submits again. */
  dismiss: () => void;
  /** Requests the state of the payment and shows the result. */
  ask: (payment: StartedPayment, claim: PaymentClaim) => void;
  /** Returns to the payment page of an open payment. */
  goOn: (payment: StartedPayment) => void;
  /** Clears the state; releases an unpaid payment. */
  clear: () => void;
}

/** Returns the result to show for a state of the server and the page's claim. */
function resultOf(state: PaymentState, claim: PaymentClaim): PaymentResult {
  if (state === 'paid') return 'paid';
  if (state === 'refunding' || state === 'refunded') return 'late';
  // The provider has closed the page, so the home is free.
  if (claim === 'unloaded' && state === 'expired') return 'notShown';
  if (state !== 'pending' || claim === 'failure') return 'failed';
  return claim === 'success' ? 'unconfirmed' : 'open';
}

/**
 * Keeps the state of an advance payment (project-marketing §4): form, payment page, result. A failure to
 * start empties the form, as specified, and offers to restore the input. Only the server's answer makes a
 * payment paid.
 * @param assetName the item to pay for
 * @param onChange called when the home's availability may have changed
 */
export function usePayment(assetName: string, onChange: () => void): PaymentFlow {
  const { culture } = useLanguage();
  const [stage, setStage] = useState<PaymentStage>({ name: 'form', returning: false });
  const [failure, setFailure] = useState<unknown>(null);
  const draft = useDraft({ key: `payment-${assetName}`, empty: emptyPayment, never: PAYMENT_NEVER_KEPT });
  const forgetDraft = useRef(draft.forget);
  forgetDraft.current = draft.forget;
  const keyFor = useIdempotencyKey();
  // A new attempt after a declined payment needs a new key, even with the same values.
  const begun = useRef(0);
  const asking = useRef<AbortController>();
  /** Key of the pending attempt, so that a visitor who has left the form is not sent to the payment page. */
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
      // The hold expires.
      .catch(() => undefined)
      .then(() => changed.current());

  const show = useCallback(
    (payment: StartedPayment, result: PaymentResult) => {
      if (result === 'paid') {
        forgetDraft.current();
        track('payment_paid', { assetName });
      } else track('payment_failed', { assetName, message: result });
      setStage({ name: 'result', payment, result });
      changed.current();
    },
    [assetName],
  );

  const dismiss = useCallback(() => setFailure(null), []);

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

  const begin: PaymentFlow['begin'] = async (values, { setErrors, resetForm }) => {
    const idempotencyKey = keyFor({ values, assetName, begun: begun.current });
    wanted.current = idempotencyKey;
    setFailure(null);
    try {
      const payment = await initPayment(values, { assetName, culture, idempotencyKey });
      begun.current += 1;
      if (wanted.current !== idempotencyKey) return release(payment);
      track('payment_started', { assetName });
      // The draft is kept until the home is paid: a declined payment can be repeated.
      draft.offer(values);
      if (payment.pageAnswers) setStage({ name: 'paying', payment });
      else ask(payment, 'unloaded');
    } catch (error) {
      if (wanted.current !== idempotencyKey) return;
      const errors = serviceErrors<PaymentValues>(error, PAYMENT_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('payment_failed', { assetName, message: error instanceof Error ? error.message : 'error' });
      changed.current();
      setFailure(error);
      // Another payer has the home; the values are valid.
      if (error instanceof ApiError && error.kind === 'fields') return;
      draft.offer(values);
      resetForm({ values: emptyPayment });
    }
  };

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
    error: failure,
    draft,
    begin,
    dismiss,
    ask,
    goOn: (payment) => setStage({ name: 'paying', payment }),
    clear: () => {
      asking.current?.abort();
      wanted.current = null;
      if (isUnpaid(stage)) release(stage.payment);
      setFailure(null);
      setStage({ name: 'form', returning: false });
    },
  };
}

/** Tells whether leaving gives up the payment. After a claim of success it does not. */
function isUnpaid(stage: PaymentStage): stage is Exclude<PaymentStage, { name: 'form' }> {
  if (stage.name === 'asking') return stage.claim !== 'success';
  return stage.name === 'paying' || (stage.name === 'result' && stage.result === 'open');
}

/** Returns the payment to poll for, if any. */
function waitedFor(stage: PaymentStage): StartedPayment | null {
  if (stage.name === 'paying') return stage.payment;
  const waits = stage.name === 'result' && (stage.result === 'open' || stage.result === 'unconfirmed');
  return waits ? stage.payment : null;
}

/**
 * Polls the state of an open payment, and at once when its page becomes visible: a phone may have suspended
 * the page during payment in the bank's app. The server frees the home when the polls stop for minutes.
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
        // The state is unknown, so the next poll requests it again.
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

/** Releases an unpaid payment when its page or component is unmounted. */
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

/** Claims after which the provider is asked to close the payment. */
const GIVEN_UP: readonly PaymentClaim[] = ['failure', 'unloaded'];

/**
 * Requests the state until it is final, within a limit. After a claim of success, allows time for the
 * provider's notice.
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
  // The page failed or did not load, and the provider still waits. Releasing the payment frees the home.
  if (GIVEN_UP.includes(claim) && state === 'pending' && !signal.aborted)
    state = await releasePayment(payment, culture).catch(() => state);
  return state === null ? 'unconfirmed' : resultOf(state, claim);
}
