'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useModal,
  usePayloadAPI,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

const TEXTS = {
  he: {
    cancel: 'ביטול',
    failed: 'הפעולה לא הצליחה. אפשר לנסות שוב.',
    unsaved: 'יש בשריון שינויים שלא נשמרו. יש לשמור אותם לפני ההחזר.',
    refunding: 'ההחזר הוזמן ומחכה לאישור של ספק התשלומים.',
    dead: 'ספק התשלומים לא החזיר את התשלום. אפשר לשלוח את ההחזר שוב מתוך המסירות שנכשלו, או להחזיר בדרך אחרת.',
    refund: {
      button: 'החזר התשלום',
      heading: 'להחזיר את התשלום?',
      body: '{amount} יוחזרו לאמצעי התשלום של {name}, והנכס {asset} יחזור להיצע. אי אפשר לבטל את ההחזר. נשלחת על כך הודעה בדוא״ל למשלם.',
      confirm: 'להחזיר',
      done: 'ההחזר הוזמן. כשספק התשלומים יאשר אותו, המצב ישתנה ל״הוחזר״.',
      conflict: 'אין מה להחזיר: התשלום לא בוצע, או שכבר הוחזר.',
    },
    refunded: {
      button: 'הוחזר בדרך אחרת',
      heading: 'התשלום הוחזר בדרך אחרת?',
      body: 'רק אחרי ש־{amount} הוחזרו ל{name}, למשל בהעברה בנקאית. השריון יסומן כ״הוחזר״, והנכס {asset} יחזור להיצע.',
      confirm: 'הוחזר',
      done: 'נרשם שהתשלום הוחזר.',
      conflict: 'לא נרשם: ההחזר עוד בדרך, או שכבר הושלם.',
    },
  },
  en: {
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
    unsaved: 'Something was changed here and is not saved. Please save it before you refund.',
    refunding: 'The refund is ordered and waits for the payment provider.',
    dead:
      'The payment provider has not given the payment back. Send the refund again from the failed deliveries, or give it back in ' +
      'another way.',
    refund: {
      button: 'Refund the payment',
      heading: 'Give the payment back?',
      body:
        '{amount} go back to the means of payment of {name}, and {asset} is on offer again. A refund cannot be undone. The payer is told ' +
        'by e-mail.',
      confirm: 'Refund',
      done: 'The refund is ordered. Once the payment provider has confirmed it, the state says “Refunded”.',
      conflict: 'There is nothing to give back: it was not paid, or was refunded already.',
    },
    refunded: {
      button: 'Refunded in another way',
      heading: 'Was the payment given back in another way?',
      body:
        'Only after {amount} went back to {name}, by a bank transfer for example. The reservation will say “Refunded”, and {asset} is on ' +
        'offer again.',
      confirm: 'It was given back',
      done: 'It is noted that the payment was given back.',
      conflict: 'Not noted: the refund is under way, or done already.',
    },
  },
};

/** Actions of staff, which are the last segment of the endpoint's path. */
type Step = 'refund' | 'refunded';

const valueOf = (fields: Record<string, { value?: unknown } | undefined>, name: string): string =>
  String(fields[name]?.value ?? '');

/**
 * Whether the delivery that refunds a reservation has failed permanently. The mail to staff is a separate
 * delivery.
 */
function useDeadRefund(id: number | string | undefined, isAsked: boolean): boolean {
  const { config } = useConfig();
  const where = {
    kind: { equals: 'reservationRefund' },
    recordId: { equals: String(id) },
    state: { equals: 'dead' },
  };
  const [{ data }] = usePayloadAPI(isAsked ? `${config.routes.api}/deliveries` : '', {
    initialParams: { depth: 0, limit: 1, where },
  });
  return isAsked && Number((data as { totalDocs?: number } | undefined)?.totalDocs ?? 0) > 0;
}

/**
 * Refund button of a paid reservation, with a confirmation and the progress.
 * After the provider's final refusal, staff can record that the money was returned in another way.
 */
export function RefundAction() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const isModified = useFormModified();
  const state = useFormFields(([fields]) => valueOf(fields, 'paymentState'));
  const delivery = useFormFields(([fields]) => valueOf(fields, 'delivery'));
  const amount = useFormFields(([fields]) => valueOf(fields, 'amount'));
  const name = useFormFields(([fields]) => valueOf(fields, 'fullName'));
  const asset = useFormFields(([fields]) => valueOf(fields, 'assetName'));
  const isDead = useDeadRefund(id, state === 'refunding' && delivery === 'failed');
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;

  const step: Step | null = state === 'paid' ? 'refund' : isDead ? 'refunded' : null;
  const own = step && texts[step];

  const take = async () => {
    if (!own) return;
    const { status } = await fetch(`${config.routes.api}/reservations/${id}/${step}`, {
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
      {own && (
        <>
          <Button
            buttonStyle="secondary"
            onClick={() => (isModified ? toast.error(texts.unsaved) : openModal(step))}
          >
            {own.button}
          </Button>
          <ConfirmationModal
            modalSlug={step}
            heading={own.heading}
            body={fill(own.body)}
            confirmLabel={own.confirm}
            cancelLabel={texts.cancel}
            onConfirm={take}
          />
        </>
      )}
    </>
  );
}
