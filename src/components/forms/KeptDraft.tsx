import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';
import { typedEarly } from './typedEarly';
import type { FormDraft } from './useDraft';

interface KeptDraftProps {
  draft: FormDraft | undefined;
  form: RefObject<HTMLFormElement>;
}

type Values = Record<string, unknown>;

/**
 * Fills a form that begins with what was written before, keeps what is written now, and says so: after a reload with a way to begin
 * anew, after a failure that emptied the form with a way to have it back (design §6). That offer stays until it is accepted or
 * declined, or nothing of it is missing. What was typed before hydration comes first.
 */
export function KeptDraft({ draft, form }: KeptDraftProps) {
  const { t } = useTranslation('forms');
  const { values, setValues, resetForm } = useFormikContext<Values>();
  const [restored, setRestored] = useState(false);
  const initial = useRef(values);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const before = initial.current;
    const kept = differing(latest.current?.take() ?? {}, before);
    const typed = typedEarly(form.current, before);
    if (Object.keys(kept).length + Object.keys(typed).length > 0)
      void setValues({ ...before, ...kept, ...typed }, false);
    setRestored(Object.keys(kept).length > 0);
    // Only once, when the form is hydrated.
  }, [form, setValues]);

  useEffect(() => {
    if (values !== initial.current) latest.current?.keep(values);
  }, [values]);

  // The button that was pressed goes away: the focus stays in the form.
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

/** What a draft says that a form does not hold already. */
const differing = (kept: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in values && !isSame(value, values[name])),
  );

/** What is offered for the fields that are still empty: what was typed into the others since stays. */
const missingFrom = (values: Values, { offered, empty }: { offered: Values; empty: Values }): Values =>
  Object.fromEntries(
    Object.entries(differing(offered, empty)).filter(([name]) => isSame(values[name], empty[name])),
  );
