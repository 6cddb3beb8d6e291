import { Formik } from 'formik';
import { useMemo } from 'react';
import { QuietErrors } from '../../components/forms/QuietErrors';
import { toDefinition } from './definition/toDefinition';
import type { FormDefinition, FormDto } from './definition/FormDefinition';
import { DynamicFormResult, useResultAsSheet } from './DynamicFormResult';
import type { HeadingLevel } from './HeadingLevel';
import { MarkContext } from './MarkContext';
import { PageFields } from './PageFields';
import { useDynamicForm } from './useDynamicForm';

interface DynamicFormProps {
  /** As the public contract has it. */
  form: FormDto;
  level?: HeadingLevel | undefined;
}

/**
 * A form that editors defined in the content system (specification §2.3, §4 and §5).
 */
export function DynamicForm({ form, level = 3 }: DynamicFormProps) {
  const definition = useMemo(() => toDefinition(form), [form]);
  return <DefinedForm key={definition.id} definition={definition} level={level} />;
}

function DefinedForm({ definition, level }: { definition: FormDefinition; level: HeadingLevel }) {
  const { draft, result, place, values, validate, submit, previous, back } = useDynamicForm(definition);
  const sheet = useResultAsSheet();
  const answered = result.name !== 'editing' && <DynamicFormResult result={result} onBack={back} />;
  if (answered && !sheet) return answered;
  return (
    <QuietErrors.Provider value={definition.hideFieldValidation}>
      <MarkContext.Provider value={definition}>
        <Formik
          key={place.visit}
          initialValues={values}
          initialErrors={place.wrong ?? {}}
          initialTouched={Object.fromEntries(Object.keys(place.wrong ?? {}).map((alias) => [alias, true]))}
          validate={validate}
          onSubmit={submit}
        >
          <PageFields
            definition={definition}
            draft={draft}
            place={place}
            onPrevious={previous}
            level={level}
          />
        </Formik>
        {answered}
      </MarkContext.Provider>
    </QuietErrors.Provider>
  );
}
