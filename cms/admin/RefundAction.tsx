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

const MODAL = 'refund-payment';
const TEXTS = {
  he: {
    refund: 'החזר התשלום',
    heading: 'להחזיר את התשלום?',
    body: '{amount} יוחזרו לאמצעי התשלום של {name}, והנכס {asset} יחזור להיצע. אי אפשר לבטל את ההחזר. נשלחת על כך הודעה בדוא״ל למשלם.',
    confirm: 'להחזיר',
    cancel: 'ביטול',
    ordered: 'ההחזר הוזמן. כשספק התשלומים יאשר אותו, המצב ישתנה ל״הוחזר״.',
    none: 'אין מה להחזיר: התשלום לא בוצע, או שכבר הוחזר.',
    failed: 'ההחזר לא הוזמן. אפשר לנסות שוב.',
    refunding: 'ההחזר הוזמן ומחכה לאישור של ספק התשלומים.',
  },
  en: {
    refund: 'Refund the payment',
    heading: 'Give the payment back?',
    body: '{amount} go back to the means of payment of {name}, and {asset} is on offer again. A refund cannot be undone. The payer is told by e-mail.',
    confirm: 'Refund',
    cancel: 'Cancel',
    ordered: 'The refund is ordered. Once the payment provider has confirmed it, the state says “Refunded”.',
    none: 'There is nothing to give back: it was not paid, or was refunded already.',
    failed: 'The refund was not ordered. Please try again.',
    refunding: 'The refund is ordered and waits for the payment provider.',
  },
};

/** Beside a reservation that was paid: gives the money back, after a question; while that is under way, says so. */
export function RefundAction() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const textOf = (name: string) => (fields: Record<string, { value?: unknown } | undefined>) =>
    String(fields[name]?.value ?? '');
  const state = useFormFields(([fields]) => textOf('paymentState')(fields));
  const amount = useFormFields(([fields]) => textOf('amount')(fields));
  const name = useFormFields(([fields]) => textOf('fullName')(fields));
  const asset = useFormFields(([fields]) => textOf('assetName')(fields));
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;

  if (state === 'refunding')
    return (
      <p role="status" style={{ marginBlockEnd: 'var(--base)' }}>
        {texts.refunding}
      </p>
    );
  if (state !== 'paid') return null;

  const refund = async () => {
    const { status } = await fetch(`${config.routes.api}/reservations/${id}/refund`, {
      method: 'POST',
      credentials: 'include',
    }).catch(() => ({ status: 0 }));
    if (status === 200) toast.success(texts.ordered);
    else toast.error(status === 409 ? texts.none : texts.failed);
    router.refresh();
  };
  const told = texts.body
    .replace('{amount}', `₪${Number(amount).toLocaleString('en-US')}`)
    .replace('{name}', name)
    .replace('{asset}', `\u2068${asset}\u2069`);

  return (
    <>
      <Button buttonStyle="secondary" onClick={() => openModal(MODAL)}>
        {texts.refund}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={texts.heading}
        body={told}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        onConfirm={refund}
      />
    </>
  );
}
