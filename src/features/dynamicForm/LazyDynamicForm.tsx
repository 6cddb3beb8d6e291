import { lazy, Suspense } from 'react';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import type { FormDto } from './definition/FormDefinition';
import { foreignFormsHost } from './formsHost';
import type { HeadingLevel } from './HeadingLevel';
import { FormPlaceholder } from './FormPlaceholder';

const Form = lazy(async () => ({ default: (await import('./HostedForm')).HostedForm }));

interface LazyDynamicFormProps {
  /** Id of the form in the content system. */
  formId: string;
  /** The form in the shape of the public contract. */
  form: FormDto | null;
  /** Rank of the headings inside of the form. */
  level?: HeadingLevel | undefined;
}

/**
 * A dynamic form with the form library in a file of its own, so that a page is hydrated before it. The page's HTML holds the form
 * already; only who comes from another page sees its place kept for a moment.
 */
export function LazyDynamicForm(props: LazyDynamicFormProps) {
  if (!props.form && foreignFormsHost() === undefined) return null;
  return (
    <ScriptedForm>
      <Suspense fallback={<FormPlaceholder />}>
        <Form {...props} />
      </Suspense>
    </ScriptedForm>
  );
}
