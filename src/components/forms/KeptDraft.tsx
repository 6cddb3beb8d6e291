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
 * anew, after a
 * failure that emptied the form with a way to have it back (design §6). What was typed before hydration comes first.
 */
export function KeptDraft({ draft, form }: KeptDraftProps) {
  const { t } = useTranslation('forms');
  const { values, dirty, setValues, resetForm } = useFormikContext<Values>();
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
  if (restored && draft)
    return (
      <FormNotice
        tone="info"
        action={{
          label: t('startAnew'),
          onClick: () => {
            draft.forget();
            resetForm({ values: { ...draft.empty } });
            setRestored(false);
            goOn();
          },
        }}
      >
        {t('draftRestored')}
      </FormNotice>
    );
  if (!draft?.offered || dirty) return null;
  const { offered } = draft;
  return (
    <FormNotice
      tone="info"
      action={{
        label: t('restore'),
        onClick: () => {
          void setValues({ ...offered });
          goOn();
        },
      }}
    >
      {t('nothingLost')}
    </FormNotice>
  );
}

/** What a draft says that a form does not hold already. */
const differing = (kept: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => name in values && JSON.stringify(value) !== JSON.stringify(values[name]),
    ),
  );
