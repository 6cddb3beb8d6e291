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
    refunding: 'בקשת ההחזר נשלחה, וספק התשלומים עדיין לא אישר אותה.',
    dead: 'ספק התשלומים לא החזיר את התשלום. אפשר לשלוח את ההחזר שוב מתוך המסירות שנכשלו, או להחזיר בדרך אחרת.',
    refund: {
      button: 'החזר התשלום',
      heading: 'להחזיר את התשלום?',
      body: 'הסכום {amount} יוחזר לאמצעי התשלום של {name}, והנכס {asset} יהיה שוב פנוי. אי אפשר לבטל את ההחזר. למשלם תישלח הודעה בדוא״ל.',
      confirm: 'החזרת התשלום',
      done: 'בקשת ההחזר נשלחה. כשספק התשלומים יאשר אותה, המצב ישתנה ל״הוחזר״.',
      conflict: 'אין מה להחזיר: התשלום לא בוצע, או שכבר הוחזר.',
    },
    refunded: {
      button: 'הוחזר בדרך אחרת',
      heading: 'התשלום הוחזר בדרך אחרת?',
      body: 'יש לאשר רק אחרי שהסכום {amount} הוחזר אל {name}, למשל בהעברה בנקאית. השריון יסומן ״הוחזר״, והנכס {asset} יהיה שוב פנוי.',
      confirm: 'התשלום הוחזר',
      done: 'נרשם שהתשלום הוחזר.',
      conflict: 'לא נרשם: ההחזר עדיין בדרך, או שכבר הושלם.',
    },
  },
  en: {
    cancel: 'Cancel',
    failed: 'The action failed. Please try again.',
    unsaved: 'This reservation has unsaved changes. Save them before you refund.',
    refunding: 'The refund was requested and is waiting for the payment provider.',
    dead:
      'The payment provider did not refund the payment. Send the refund again from the failed deliveries, or refund it in ' +
      'another way.',
    refund: {
      button: 'Refund the payment',
      heading: 'Refund the payment?',
      body:
        '{amount} will be refunded to the payment method of {name}, and {asset} will be available again. This cannot be undone. The payer is told ' +
        'by e-mail.',
      confirm: 'Refund',
      done: 'The refund was requested. When the payment provider confirms it, the state changes to “Refunded”.',
      conflict: 'There is nothing to refund: the payment was not made, or was already refunded.',
    },
    refunded: {
      button: 'Refunded in another way',
      heading: 'Was the payment refunded in another way?',
      body:
        'Confirm only after {amount} was returned to {name}, for example by bank transfer. The reservation is marked “Refunded”, and {asset} ' +
        'will be available again.',
      confirm: 'It was refunded',
      done: 'The payment was marked as refunded.',
      conflict: 'Not marked: the refund is in progress or already complete.',
    },
  },
};

/** Actions that staff can take. The names are also the last segment of the endpoints' paths. */
type Step = 'refund' | 'refunded';

const valueOf = (fields: Record<string, { value?: unknown } | undefined>, name: string): string =>
  String(fields[name]?.value ?? '');

/**
 * Returns whether the provider's refund has failed permanently. The check is needed because the reservation also counts
 * as failed if only a mail about it failed.
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
 * Button that refunds a paid reservation after a confirmation, and shows the progress. If the provider's refund has
 * failed permanently, staff can instead record that the money was returned in another way.
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
