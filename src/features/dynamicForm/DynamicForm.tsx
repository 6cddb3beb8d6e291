import { Formik, type FormikProps } from 'formik';
import { useMemo, useRef } from 'react';
import { HistoryEntry } from '../../components/Dialog/HistoryEntry';
import { useReturnToSteps } from '../../components/Dialog/useReturnToSteps';
import { ErrorsInSummaryOnly } from '../../components/forms/ErrorsInSummaryOnly';
import { toDefinition } from './definition/toDefinition';
import type { FormDefinition, FormDto } from './definition/FormDefinition';
import { DynamicFormResult, useResultAsSheet } from './DynamicFormResult';
import type { HeadingLevel } from './HeadingLevel';
import { MarkContext } from './MarkContext';
import { PageFields } from './PageFields';
import { useDynamicForm } from './useDynamicForm';
import type { FormValues } from './values/FormValues';

interface DynamicFormProps {
  /** The form as the forms API returns it. */
  form: FormDto;
  level?: HeadingLevel | undefined;
}

/** Renders a form that editors defined in the content system (forms-investors-catalogue §2.3, §4, §5). */
export function DynamicForm({ form, level = 3 }: DynamicFormProps) {
  const definition = useMemo(() => toDefinition(form), [form]);
  return <DefinedForm key={definition.id} definition={definition} level={level} />;
}

function DefinedForm({ definition, level }: { definition: FormDefinition; level: HeadingLevel }) {
  const {
    upload,
    cancelled,
    draft,
    result,
    place,
    values,
    validate,
    submit,
    earlier,
    returnToPage,
    returnTo,
    back,
  } = useDynamicForm(definition);
  const form = useRef<FormikProps<FormValues>>(null);
  const sheet = useResultAsSheet();
  const answered = result.name !== 'editing' && <DynamicFormResult result={result} onBack={back} />;
  const goBack = (page: number) => {
    if (form.current && !form.current.isSubmitting) returnToPage(form.current.values, page);
  };
  useReturnToSteps(
    definition.id,
    (last) => form.current?.isSubmitting === false && returnTo(form.current.values, last),
  );
  return (
    <>
      {/* Back returns to earlier pages instead of leaving the form, and Forward to later ones. */}
      {earlier.map((page) => (
        <HistoryEntry key={page} step={`${definition.id}:${page}`} onBack={() => goBack(page)} />
      ))}
      {(!answered || sheet) && (
        <ErrorsInSummaryOnly.Provider value={definition.hideFieldValidation}>
          <MarkContext.Provider value={definition}>
            <Formik
              key={place.visit}
              innerRef={form}
              initialValues={values}
              initialErrors={place.wrong ?? {}}
              initialTouched={Object.fromEntries(
                Object.keys(place.wrong ?? {}).map((alias) => [alias, true]),
              )}
              validate={validate}
              onSubmit={submit}
            >
              <PageFields
                definition={definition}
                draft={draft}
                upload={upload}
                cancelled={cancelled}
                place={place}
                onPrevious={(all) => returnToPage(all, earlier.at(-1) ?? place.page)}
                level={level}
              />
            </Formik>
          </MarkContext.Provider>
        </ErrorsInSummaryOnly.Provider>
      )}
      {answered}
    </>
  );
}
