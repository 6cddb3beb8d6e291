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
import { emptyPayment, PAYMENT_FIELDS, PAYMENT_NEVER_KEPT, type PaymentValues } from './paymentValues';
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
  | { name: 'form' }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'asking'; payment: StartedPayment; claim: PaymentClaim }
  | { name: 'result'; payment: StartedPayment; result: PaymentResult };

/** Reason for a request to the server: the page's message, or that the page was left or did not load. */
export type PaymentClaim = 'success' | 'failure' | 'left' | 'unloaded';

interface PaymentFlow {
  stage: PaymentStage;
  form: ServiceFormState<PaymentValues, StartedPayment>;
  /** Requests the state of the payment and shows the result. */
  ask: (payment: StartedPayment, claim: PaymentClaim) => void;
  /** Returns to the payment page of an open payment. */
  goOn: (payment: StartedPayment) => void;
  /** Clears the state; releases an unpaid payment. */
  clear: () => void;
}

/** Ends an attempt whose form the visitor has left. */
const LEFT = new Error('The visitor has left the form');

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
  const { t } = useTranslation('payment');
  const { culture } = useLanguage();
  const [stage, setStage] = useState<PaymentStage>({ name: 'form' });
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

  const form = useServiceForm<PaymentValues, StartedPayment>({
    empty: emptyPayment,
    schema: useMemo(() => paymentSchema(t), [t]),
    fields: PAYMENT_FIELDS,
    // The draft is kept until the home is paid: a declined payment can be repeated.
    draft: { key: `payment-${assetName}`, never: PAYMENT_NEVER_KEPT, outlivesSending: true },
    // Without fields of the form, another payer has the home; the values are valid.
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
      // The message about the last attempt is outdated.
      if (outcome === 'invalid') form.dismiss();
      track(outcome === 'sent' ? 'payment_started' : `payment_${outcome}`, { assetName, ...details });
    },
  });
  const forgetDraft = useRef(form.draft.forget);
  forgetDraft.current = form.draft.forget;

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
