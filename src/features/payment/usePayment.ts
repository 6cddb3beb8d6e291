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

/** How often, and after which pause, the server is asked while a notice may be on its way. */
const ASKED_TIMES = 4;
const PAUSE_MS = 1500;

/** How often an open payment asks the server, which thereby knows that its page is alive. */
export const ALIVE_MS = 30_000;

/**
 * How a payment ended, as far as we know. `open` may still be paid, the state of `unconfirmed` is unknown, and of `notShown` the page did not
 * load.
 */
export type PaymentResult = 'paid' | 'failed' | 'notShown' | 'late' | 'open' | 'unconfirmed';

export type PaymentStage =
  | { name: 'form'; returning: boolean }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'asking'; payment: StartedPayment; claim: PaymentClaim }
  | { name: 'result'; payment: StartedPayment; result: PaymentResult };

/** Why the server is asked: what the page said, or that it was left, or that it did not load. */
export type PaymentClaim = 'success' | 'failure' | 'left' | 'unloaded';

interface PaymentFlow {
  stage: PaymentStage;
  /** Why the last attempt to begin failed. */
  error: unknown;
  draft: FormDraft;
  begin: (values: PaymentValues, helpers: FormikHelpers<PaymentValues>) => Promise<void>;
  /** Removes the message about the last attempt: the visitor submits again. */
  dismiss: () => void;
  /** Asks the server for the state of the payment, and shows the result. */
  ask: (payment: StartedPayment, claim: PaymentClaim) => void;
  /** Back to the payment page of a payment that is still open. */
  goOn: (payment: StartedPayment) => void;
  /** Clears the state; releases an unpaid payment. */
  clear: () => void;
}

/** What is shown, when the server says this after that. */
function resultOf(state: PaymentState, claim: PaymentClaim): PaymentResult {
  if (state === 'paid') return 'paid';
  if (state === 'refunding' || state === 'refunded') return 'late';
  // The provider has closed the page: only then is the home free.
  if (claim === 'unloaded' && state === 'expired') return 'notShown';
  if (state !== 'pending' || claim === 'failure') return 'failed';
  return claim === 'success' ? 'unconfirmed' : 'open';
}

/**
 * The advance payment (project-marketing §4): form, payment page, result. A failure to begin empties the form, as specified, and
 * offers to bring back
 * what was written. Only what the server says makes a payment paid.
 * @param assetName what is paid for
 * @param onChange called when the home may be free or taken now
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
  /** The key of the pending attempt: a visitor who has left the form is not led to the payment page. */
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
      // Another payer has the home: the values were valid.
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

/** Whether a payment is under way that its payer, by leaving, gives up. One who says that it was paid does not. */
function isUnpaid(stage: PaymentStage): stage is Exclude<PaymentStage, { name: 'form' }> {
  if (stage.name === 'asking') return stage.claim !== 'success';
  return stage.name === 'paying' || (stage.name === 'result' && stage.result === 'open');
}

/** The payment that its page still waits for. */
function waitedFor(stage: PaymentStage): StartedPayment | null {
  if (stage.name === 'paying') return stage.payment;
  const waits = stage.name === 'result' && (stage.result === 'open' || stage.result === 'unconfirmed');
  return waits ? stage.payment : null;
}

/**
 * Polls the state of an open payment, and asks at once when its page is seen again: a phone may have suspended it while its owner paid in the
 * bank's app. The server frees the home of a page that has not asked for minutes.
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
        // The state is unknown: the next poll asks again.
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

/** After these the provider is asked to close the payment. */
const GIVEN_UP: readonly PaymentClaim[] = ['failure', 'unloaded'];

/** Asks until there is an end, or often enough; a page that claims success is given time for the provider's notice. */
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
  // The page says that it failed, or did not load, and the provider still waits: it need not, and the home is free again.
  if (GIVEN_UP.includes(claim) && state === 'pending' && !signal.aborted)
    state = await releasePayment(payment, culture).catch(() => state);
  return state === null ? 'unconfirmed' : resultOf(state, claim);
}
