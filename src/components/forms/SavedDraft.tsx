import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';
import { readEarlyInput } from './readEarlyInput';
import type { FormDraft } from './useDraft';

interface SavedDraftProps {
  draft: FormDraft | undefined;
  form: RefObject<HTMLFormElement>;
  /** Whether the form was opened with restored input, for example at a later step. */
  isRestored: boolean;
}

type Values = Record<string, unknown>;

/**
 * Restores and stores a form's draft and informs the visitor about it. After a reload, the input is restored and the
 * notice offers to start over. After a failure, which resets the form (forms-investors-catalogue §8), the notice offers
 * to restore the input until the visitor accepts or declines. Input typed before hydration takes precedence over the
 * draft.
 */
export function SavedDraft({ draft, form, isRestored }: SavedDraftProps) {
  const { t } = useTranslation('forms');
  const { values, setValues, resetForm } = useFormikContext<Values>();
  const [restored, setRestored] = useState(isRestored);
  const initial = useRef(values);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const before = initial.current;
    const kept = differing(latest.current?.take() ?? {}, before);
    const typed = readEarlyInput(form.current, before);
    if (Object.keys(kept).length + Object.keys(typed).length > 0)
      void setValues({ ...before, ...kept, ...typed }, false);
    if (Object.keys(kept).length > 0) setRestored(true);
    // Runs only once, after hydration: the dependencies never change.
  }, [form, setValues]);

  useEffect(() => {
    if (values !== initial.current) latest.current?.keep(values);
  }, [values]);

  // Moves the focus to the form, because the pressed button disappears with the notice.
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

/** Returns the values of the draft that differ from the form's values. */
const differing = (kept: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in values && !isSame(value, values[name])),
  );

/** Returns the offered values of fields that are still empty, so that restoring them does not overwrite newer input. */
const missingFrom = (values: Values, { offered, empty }: { offered: Values; empty: Values }): Values =>
  Object.fromEntries(
    Object.entries(differing(offered, empty)).filter(([name]) => isSame(values[name], empty[name])),
  );
