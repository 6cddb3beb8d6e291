'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

const REFUND_MODAL = 'refund-payment';
const CLOSE_MODAL = 'close-refund';
const TEXTS = {
  he: {
    refund: 'החזר התשלום',
    heading: 'להחזיר את התשלום?',
    body: '{amount} יוחזרו לאמצעי התשלום של {name}, והנכס {asset} יחזור להיצע. אי אפשר לבטל את ההחזר. נשלחת על כך הודעה בדוא״ל למשלם.',
    confirm: 'להחזיר',
    cancel: 'ביטול',
    ordered: 'ההחזר הוזמן. כשספק התשלומים יאשר אותו, המצב ישתנה ל״הוחזר״.',
    none: 'אין מה להחזיר: התשלום לא בוצע, או שכבר הוחזר.',
    failed: 'הפעולה לא הצליחה. אפשר לנסות שוב.',
    refunding: 'ההחזר הוזמן ומחכה לאישור של ספק התשלומים.',
    dead: 'ספק התשלומים לא החזיר את התשלום. אפשר לשלוח את ההחזר שוב מתוך המסירות שנכשלו, או להחזיר בדרך אחרת.',
    close: 'הוחזר בדרך אחרת',
    closeHeading: 'התשלום הוחזר בדרך אחרת?',
    closeBody:
      'רק אחרי ש־{amount} הוחזרו ל{name}, למשל בהעברה בנקאית. השריון יסומן כ״הוחזר״, והנכס {asset} יחזור להיצע.',
    closeConfirm: 'הוחזר',
    closed: 'נרשם שהתשלום הוחזר.',
    notClosed: 'לא נרשם: ההחזר עוד בדרך, או שכבר הושלם.',
  },
  en: {
    refund: 'Refund the payment',
    heading: 'Give the payment back?',
    body: '{amount} go back to the means of payment of {name}, and {asset} is on offer again. A refund cannot be undone. The payer is told by e-mail.',
    confirm: 'Refund',
    cancel: 'Cancel',
    ordered: 'The refund is ordered. Once the payment provider has confirmed it, the state says “Refunded”.',
    none: 'There is nothing to give back: it was not paid, or was refunded already.',
    failed: 'That did not work. Please try again.',
    refunding: 'The refund is ordered and waits for the payment provider.',
    dead: 'The payment provider has not given the payment back. Send the refund again from the failed deliveries, or give it back in another way.',
    close: 'Refunded in another way',
    closeHeading: 'Was the payment given back in another way?',
    closeBody:
      'Only after {amount} went back to {name}, by a bank transfer for example. The reservation will say “Refunded”, and {asset} is on offer again.',
    closeConfirm: 'It was given back',
    closed: 'It is noted that the payment was given back.',
    notClosed: 'Not noted: the refund is under way, or done already.',
  },
};

type Texts = (typeof TEXTS)['he'];

interface Step {
  /** Slug of its question. */
  modal: string;
  /** Last part of the address that is called. */
  call: string;
  texts: Record<'button' | 'heading' | 'body' | 'confirm' | 'done' | 'conflict', string>;
}

const orderStep = (texts: Texts): Step => ({
  modal: REFUND_MODAL,
  call: 'refund',
  texts: {
    button: texts.refund,
    heading: texts.heading,
    body: texts.body,
    confirm: texts.confirm,
    done: texts.ordered,
    conflict: texts.none,
  },
});

const closeStep = (texts: Texts): Step => ({
  modal: CLOSE_MODAL,
  call: 'refunded',
  texts: {
    button: texts.close,
    heading: texts.closeHeading,
    body: texts.closeBody,
    confirm: texts.closeConfirm,
    done: texts.closed,
    conflict: texts.notClosed,
  },
});

/**
 * Beside a reservation that was paid: gives the money back, after a question; while that is under way, says so; and where the provider
 * has refused for good, notes that it went back in another way.
 */
export function RefundAction() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const textOf = (name: string) => (fields: Record<string, { value?: unknown } | undefined>) =>
    String(fields[name]?.value ?? '');
  const state = useFormFields(([fields]) => textOf('paymentState')(fields));
  const delivery = useFormFields(([fields]) => textOf('delivery')(fields));
  const amount = useFormFields(([fields]) => textOf('amount')(fields));
  const name = useFormFields(([fields]) => textOf('fullName')(fields));
  const asset = useFormFields(([fields]) => textOf('assetName')(fields));
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;

  const isDead = state === 'refunding' && delivery === 'failed';
  if (state !== 'paid' && state !== 'refunding') return null;
  const step = isDead ? closeStep(texts) : state === 'paid' ? orderStep(texts) : null;

  const take = async ({ call, texts: own }: Step) => {
    const { status } = await fetch(`${config.routes.api}/reservations/${id}/${call}`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => ({ status: 0 }));
    if (status === 200) toast.success(own.done);
    else toast.error(status === 409 ? own.conflict : texts.failed);
    router.refresh();
  };
  const fill = (text: string) =>
    text
      .replace('{amount}', `₪${Number(amount).toLocaleString('en-US')}`)
      .replace('{name}', name)
      .replace('{asset}', `\u2068${asset}\u2069`);

  return (
    <>
      {state === 'refunding' && (
        <p role="status" style={{ marginBlockEnd: 'var(--base)' }}>
          {isDead ? texts.dead : texts.refunding}
        </p>
      )}
      {step && (
        <>
          <Button buttonStyle="secondary" onClick={() => openModal(step.modal)}>
            {step.texts.button}
          </Button>
          <ConfirmationModal
            modalSlug={step.modal}
            heading={step.texts.heading}
            body={fill(step.texts.body)}
            confirmLabel={step.texts.confirm}
            cancelLabel={texts.cancel}
            onConfirm={() => take(step)}
          />
        </>
      )}
    </>
  );
}
