'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { adminLanguage } from '../../../platform/locales/adminLanguage';

const TEXTS = {
  he: {
    first: 'הראשונה משתתפת',
    second: 'השנייה משתתפת',
    ask: 'לקבוע שההרשמה {reference} תשתתף בהגרלה?',
    what: 'ההרשמה האחרת עם אותו מספר זהות לא תשתתף. ההחלטה נרשמת ביומן הפעולות.',
    cancel: 'ביטול',
    done: 'ההחלטה נשמרה.',
    conflict: 'ההחלטה לא נשמרה: כבר התקבלה החלטה, או שההרשמות השתנו בינתיים.',
    failed: 'ההחלטה לא נשמרה. אפשר לנסות שוב.',
    unsaved: 'יש בפנייה שינויים שלא נשמרו. יש לשמור אותם לפני ההחלטה.',
  },
  en: {
    first: 'The first takes part',
    second: 'The second takes part',
    ask: 'Decide that registration {reference} takes part?',
    what: 'The other registration with this identity number will not take part. The decision is written to the audit log.',
    cancel: 'Cancel',
    done: 'The decision is saved.',
    conflict: 'The decision was not saved: someone has already decided, or the registrations have changed.',
    failed: 'The decision was not saved. Please try again.',
    unsaved: 'This entry has unsaved changes. Save them before you decide.',
  },
};

/**
 * Buttons with which staff decide a dispute in favour of the first or the second registration. Each asks for
 * confirmation.
 */
export function DisputeDecision(references: Record<'first' | 'second', string>) {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const { openModal } = useModal();
  const router = useRouter();
  const isModified = useFormModified();
  const texts = TEXTS[adminLanguage(i18n)];

  const decide = async (decision: 'first' | 'second') => {
    const { status } = await fetch(`${config.routes.api}/lotteryDisputes/${id}/decide`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ decision }),
    }).catch(() => ({ status: 0 }));
    if (status === 200) toast.success(texts.done);
    else toast.error(status === 409 ? texts.conflict : texts.failed);
    router.refresh();
  };

  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {(['first', 'second'] as const).map((decision) => (
        <span key={decision}>
          <Button
            type="button"
            buttonStyle="secondary"
            onClick={() => (isModified ? toast.error(texts.unsaved) : openModal(`dispute-${decision}`))}
          >
            {texts[decision]}
          </Button>
          <ConfirmationModal
            modalSlug={`dispute-${decision}`}
            heading={texts.ask.replace('{reference}', `\u2068${references[decision]}\u2069`)}
            body={texts.what}
            confirmLabel={texts[decision]}
            cancelLabel={texts.cancel}
            onConfirm={() => decide(decision)}
          />
        </span>
      ))}
    </p>
  );
}
