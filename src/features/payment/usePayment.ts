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

/** How a payment ended, as far as we know: `open` may still be paid, of `unconfirmed` the state is unknown. */
export type PaymentResult = 'paid' | 'failed' | 'late' | 'open' | 'unconfirmed';

export type PaymentStage =
  | { name: 'form'; returning: boolean }
  | { name: 'paying'; payment: StartedPayment }
  | { name: 'asking'; payment: StartedPayment; claim: PaymentClaim }
  | { name: 'result'; payment: StartedPayment; result: PaymentResult };

/** Why the server is asked: what the page said, or that it was left, or that it never came or never spoke. */
export type PaymentClaim = 'success' | 'failure' | 'left' | 'silent';

interface PaymentFlow {
  stage: PaymentStage;
  /** Why the last attempt to begin failed. */
  error: unknown;
  draft: FormDraft;
  begin: (values: PaymentValues, helpers: FormikHelpers<PaymentValues>) => Promise<void>;
  /** The visitor submits again: what was said of the last attempt is no longer true. */
  dismiss: () => void;
  /** Asks the server how the payment stands, and shows what it says. */
  ask: (payment: StartedPayment, claim: PaymentClaim) => void;
  /** Back to the payment page of a payment that is still open. */
  goOn: (payment: StartedPayment) => void;
  /** Asks behind the payment page, which stays unless the payment has ended. */
  look: (payment: StartedPayment) => void;
  /** Forgets everything; a payment that nobody has made yet is given up. */
  clear: () => void;
}

/** What is shown, when the server says this after that. */
function resultOf(state: PaymentState, claim: PaymentClaim): PaymentResult {
  if (state === 'paid') return 'paid';
  if (state === 'refunding' || state === 'refunded') return 'late';
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
  // A payment that was declined is begun anew, even with the same words.
  const begun = useRef(0);
  const asking = useRef<AbortController>();
  /** The key of the attempt that is waited for: who has left the form meanwhile is not led to the payment page. */
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
      // The hold ends by itself.
      .catch(() => undefined)
      .then(() => changed.current());

  const begin: PaymentFlow['begin'] = async (values, { setErrors, resetForm }) => {
    const idempotencyKey = keyFor({ values, assetName, begun: begun.current });
    wanted.current = idempotencyKey;
    setFailure(null);
    try {
      const payment = await initPayment(values, { assetName, culture, idempotencyKey });
      begun.current += 1;
      if (wanted.current !== idempotencyKey) return release(payment);
      track('payment_started', { assetName });
      // It is forgotten once the home is paid: a payment that is declined begins anew.
      draft.offer(values);
      setStage({ name: 'paying', payment });
    } catch (error) {
      if (wanted.current !== idempotencyKey) return;
      const errors = serviceErrors<PaymentValues>(error, PAYMENT_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('payment_failed', { assetName, message: error instanceof Error ? error.message : 'error' });
      changed.current();
      setFailure(error);
      // Another payer has the home: nothing was wrong with what was written.
      if (error instanceof ApiError && error.kind === 'fields') return;
      draft.offer(values);
      resetForm({ values: emptyPayment });
    }
  };

  const dismiss = useCallback(() => setFailure(null), []);

  const ask = useCallback(
    (payment: StartedPayment, claim: PaymentClaim) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      setStage({ name: 'asking', payment, claim });
      void askServer(payment, claim, culture, signal).then((result) => {
        if (signal.aborted) return;
        if (result === 'paid') {
          forgetDraft.current();
          track('payment_paid', { assetName });
        } else track('payment_failed', { assetName, message: result });
        setStage({ name: 'result', payment, result });
        changed.current();
      });
    },
    [assetName, culture],
  );

  const look = useCallback(
    (payment: StartedPayment) => {
      confirmPayment(payment, culture).then(
        (state) => {
          if (state === 'pending') return;
          setStage((now) =>
            now.name === 'paying' && now.payment === payment
              ? { name: 'result', payment, result: resultOf(state, 'silent') }
              : now,
          );
          changed.current();
        },
        // Nobody could say: the payment page stays, and is asked about again.
        () => undefined,
      );
    },
    [culture],
  );

  return {
    stage,
    look,
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

/** Gives a payment under way up when its page goes away, or the part of it that it stands in. */
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
  // The page says that it failed, and the provider still waits: it need not, and the home is free again.
  if (claim === 'failure' && state === 'pending' && !signal.aborted)
    state = await releasePayment(payment, culture).catch(() => state);
  return state === null ? 'unconfirmed' : resultOf(state, claim);
}
