import { navigate } from 'gatsby';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeDialogEntries } from '../../components/Dialog/dialogHistory';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useUpload, type UploadState } from '../../components/forms/useUpload';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import type { FormDefinition, FormField } from './definition/FormDefinition';
import type { EntryAnswer } from './entryAnswer';
import { pageErrors, visibleFields, type FormErrors } from './schema/formSchema';
import { sendEntry } from './sendEntry';
import { serverErrors } from './serverErrors';
import { sameValue, type FormValues } from './values/FormValues';
import { initialValues } from './values/initialValues';
import { unsavedFields } from './values/unsavedFields';
import { visiblePartsFor } from './values/visiblePartsFor';

export type FormResultState =
  { name: 'editing' } | { name: 'sent'; answer: EntryAnswer } | { name: 'failed'; error: unknown };

/**
 * Validation errors from the server, and the values that it rejected. A field keeps its error until its value changes.
 */
interface Held {
  errors: FormErrors;
  values: FormValues;
}

interface Place {
  page: number;
  /**
   * Counts how often a page was opened. It is the key of the Formik component, so that every opened page starts without
   * touched fields.
   */
  visit: number;
  /** Errors to show as soon as the page opens; null if there are none. */
  wrong: FormErrors | null;
  /** Whether the page was opened with values from a stored draft, after a reload or a return to the page. */
  isRestored: boolean;
}

export interface DynamicFormState {
  upload: UploadState;
  /** Whether the visitor cancelled the last upload. */
  cancelled: boolean;
  draft: FormDraft;
  result: FormResultState;
  place: Place;
  /** Values of all pages at the time when the current page was opened. */
  values: FormValues;
  /** Validates the open page. */
  validate: (values: FormValues) => FormErrors;
  /** Opens the next page. On the last page, sends the form. */
  submit: (values: FormValues) => Promise<void>;
  /** Indices of the visible pages before the open one. */
  earlier: readonly number[];
  /** Returns to an earlier page and keeps the values. */
  returnToPage: (values: FormValues, page: number) => void;
  /**
   * Opens the page that follows the page `last`, when the visitor returns to a step of the form through the browser's
   * history. After a reload, the values come from the draft.
   * @returns false if there is nothing to continue with, for example no draft
   */
  returnTo: (values: FormValues, last: number) => boolean;
  /** Returns from the result to the form. The form is empty after a success and keeps its values after a failure. */
  back: () => void;
}

/** Manages the open page and the state of a dynamic form: editing, sent or failed (forms-investors-catalogue §4). */
export function useDynamicForm(definition: FormDefinition): DynamicFormState {
  const { t } = useTranslation('dynamicForm');
  const { culture } = useLanguage();
  const keyFor = useIdempotencyKey();
  const upload = useUpload();
  const [cancelled, setCancelled] = useState(false);
  const empty = useMemo(() => initialValues(definition), [definition]);
  const never = useMemo(() => unsavedFields(definition), [definition]);
  const draft = useDraft({ key: `form-${definition.id}`, empty, never });
  const [values, setValues] = useState(empty);
  const [held, setHeld] = useState<Held | null>(null);
  const [result, setResult] = useState<FormResultState>({ name: 'editing' });
  const [place, setPlace] = useState<Place>(() => ({
    page: firstPage(definition, empty),
    visit: 0,
    wrong: null,
    isRestored: false,
  }));

  const errorsOf = (page: number, all: FormValues, from: Held | null): FormErrors => ({
    ...pageErrors(definition, page, all, t),
    ...stillHeld(from, all, visibleFields(definition, page, all)),
  });
  const open = (page: number, wrong: FormErrors | null = null, isRestored = false) =>
    setPlace(({ visit }) => ({ page, visit: visit + 1, wrong, isRestored }));

  const send = async (all: FormValues): Promise<void> => {
    setCancelled(false);
    const { signal, onProgress } = upload.start();
    try {
      const answer = await sendEntry(definition, all, { culture, keyFor, signal, onProgress });
      track('dynamic_form_sent', { formId: definition.id });
      setHeld(null);
      draft.forget();
      if (!answer.message && answer.goTo) {
        const { goTo } = answer;
        // First removes the history entries of the form's steps, so that Back returns to this page and not to one of
        // the steps.
        void removeDialogEntries().then(() => navigate(goTo));
        return;
      }
      setValues(empty);
      setResult({ name: 'sent', answer });
      open(firstPage(definition, empty));
    } catch (error) {
      if (signal.aborted) {
        setCancelled(true);
        return open(place.page);
      }
      const found = serverErrors(error, definition, all);
      if (found) {
        setHeld({ errors: found.errors, values: all });
        return open(found.page, found.errors);
      }
      const message = error instanceof Error ? error.message : 'error';
      track('dynamic_form_failed', { formId: definition.id, message });
      setResult({ name: 'failed', error });
    } finally {
      upload.end();
    }
  };

  return {
    upload,
    cancelled,
    draft: {
      ...draft,
      forget: () => {
        draft.forget();
        setValues(empty);
        open(firstPage(definition, empty));
      },
    },
    result,
    place,
    values,
    validate: (all) => errorsOf(place.page, all, held),
    submit: async (all) => {
      setValues(all);
      const pages = shownPages(definition, all);
      const next = pages.find((page) => page > place.page);
      if (next !== undefined) return open(next);
      // A value on a later page may have made new fields visible on an earlier page. Validate all pages again and open
      // the first one with an error.
      for (const page of pages) {
        const wrong = page === place.page ? {} : errorsOf(page, all, null);
        if (Object.keys(wrong).length > 0) return open(page, wrong);
      }
      return send(all);
    },
    earlier: shownPages(definition, values).filter((page) => page < place.page),
    returnToPage: (all, page) => {
      setValues(all);
      // A value on this page may have hidden the page to return to. In that case, open the last visible page before it.
      const shown = shownPages(definition, all);
      open(shown.findLast((earlier) => earlier <= page) ?? shown[0] ?? place.page);
    },
    returnTo: (current, last) => {
      const kept = draft.take();
      if (result.name !== 'editing' || Object.keys(kept).length === 0) return false;
      const all = { ...current, ...kept };
      const shown = shownPages(definition, all);
      setValues(all);
      // The values count as restored only if the form has just been loaded. After Back and Forward, they are those that
      // the visitor has just entered.
      open(shown.find((page) => page > last) ?? shown.at(-1) ?? place.page, null, place.visit === 0);
      return true;
    },
    back: () => {
      setResult({ name: 'editing' });
      open(place.page);
    },
  };
}

/** Returns the indices of the pages that no condition hides. */
export const shownPages = (definition: FormDefinition, values: FormValues): readonly number[] => [
  ...visiblePartsFor(definition, values).pages,
];

const firstPage = (definition: FormDefinition, values: FormValues): number =>
  shownPages(definition, values)[0] ?? 0;

/** Returns the server's errors for those fields whose values have not changed since. */
const stillHeld = (held: Held | null, values: FormValues, fields: readonly FormField[]): FormErrors =>
  Object.fromEntries(
    fields.flatMap(({ alias }) => {
      const message = held?.errors[alias];
      return message && sameValue(values[alias], held.values[alias]) ? [[alias, message]] : [];
    }),
  );
