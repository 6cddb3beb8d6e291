import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import type { FormDto } from './definition/FormDefinition';
import { foreignFormsHost } from './formsHost';
import type { HeadingLevel } from './HeadingLevel';
import { FormPlaceholder } from './FormPlaceholder';

interface LazyDynamicFormProps {
  /** Id of the form in the content system. */
  formId: string;
  /** The form in the shape of the public contract. */
  form: FormDto | null;
  /** Heading level inside the form. */
  level?: HeadingLevel | undefined;
}

const Form = latePart<LazyDynamicFormProps>(
  'HostedForm',
  async () => (await import('./HostedForm')).HostedForm,
  <FormPlaceholder />,
  foreignFormsHost() === undefined ? 'interacted' : 'near',
);

/**
 * A dynamic form. Loads its library after the first interaction, or near the screen if the form is not in the built
 * page. Keeps earlier input.
 */
export function LazyDynamicForm(props: LazyDynamicFormProps) {
  if (!props.form && foreignFormsHost() === undefined) return null;
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
