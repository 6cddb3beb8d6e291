import { lazyPart } from '../../components/LazyPart/lazyPart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import type { FormDto } from './definition/FormDefinition';
import { foreignFormsHost } from './formsHost';
import type { HeadingLevel } from './HeadingLevel';
import { FormPlaceholder } from './FormPlaceholder';

interface LazyDynamicFormProps {
  /** Id of the form in the content system. */
  formId: string;
  /** The form as the forms API returns it; null if another host serves the forms. */
  form: FormDto | null;
  /** Heading level inside the form. */
  level?: HeadingLevel | undefined;
}

const Form = lazyPart<LazyDynamicFormProps>(
  'HostedForm',
  async () => (await import('./HostedForm')).HostedForm,
  <FormPlaceholder />,
  foreignFormsHost() === undefined ? 'interacted' : 'near',
);

/**
 * A dynamic form, whose code loads after the visitor's first interaction with the page. If another host serves the
 * form, the code loads near the viewport. Input that the visitor typed before the code loaded is kept.
 */
export function LazyDynamicForm(props: LazyDynamicFormProps) {
  if (!props.form && foreignFormsHost() === undefined) return null;
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
