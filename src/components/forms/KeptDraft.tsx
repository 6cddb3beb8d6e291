import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';
import { typedEarly } from './typedEarly';
import type { FormDraft } from './useDraft';

interface KeptDraftProps {
  draft: FormDraft | undefined;
  form: RefObject<HTMLFormElement>;
  /** Whether the form opens with input that was restored. */
  isRestored: boolean;
}

type Values = Record<string, unknown>;

/**
 * Restores and keeps a form's draft, and tells the visitor.
 * After a reload it offers to start over; after a failure, which resets the form (forms-investors-catalogue
 * §8), it offers to restore the input until that is accepted or declined. Input from before hydration has
 * priority.
 */
export function KeptDraft({ draft, form, isRestored }: KeptDraftProps) {
  const { t } = useTranslation('forms');
  const { values, setValues, resetForm } = useFormikContext<Values>();
  const [restored, setRestored] = useState(isRestored);
  const initial = useRef(values);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const before = initial.current;
    const kept = differing(latest.current?.take() ?? {}, before);
    const typed = typedEarly(form.current, before);
    if (Object.keys(kept).length + Object.keys(typed).length > 0)
      void setValues({ ...before, ...kept, ...typed }, false);
    if (Object.keys(kept).length > 0) setRestored(true);
    // Runs once after hydration.
  }, [form, setValues]);

  useEffect(() => {
    if (values !== initial.current) latest.current?.keep(values);
  }, [values]);

  // The pressed button disappears, so the form takes the focus.
  const goOn = () => form.current?.focus({ preventScroll: true });
  if (!draft) return null;
  const { offered, empty } = draft;
  if (!offered && restored)
    return (
      <FormNotice
        tone="info"
        action={{
          label: t('startAnew'),
          onClick: () => {
            draft.forget();
            resetForm({ values: { ...empty } });
            setRestored(false);
            goOn();
          },
        }}
      >
        {t('draftRestored')}
      </FormNotice>
    );
  const missing = missingFrom(values, { offered: { ...offered }, empty: { ...empty } });
  if (Object.keys(missing).length === 0) return null;
  return (
    <FormNotice
      tone="info"
      action={{
        label: t('restore'),
        onClick: () => {
          void setValues({ ...values, ...missing });
          draft.accept();
          setRestored(false);
          goOn();
        },
      }}
      otherwise={{
        label: t('discard'),
        onClick: () => {
          draft.decline(values);
          goOn();
        },
      }}
    >
      {t('nothingLost')}
    </FormNotice>
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns draft values that differ from the form's. */
const differing = (kept: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in values && !isSame(value, values[name])),
  );

/** Returns offered values of fields that are still empty, so that newer input stays. */
const missingFrom = (values: Values, { offered, empty }: { offered: Values; empty: Values }): Values =>
  Object.fromEntries(
    Object.entries(differing(offered, empty)).filter(([name]) => isSame(values[name], empty[name])),
  );
