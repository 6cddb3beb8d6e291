import { lazyPart } from '../../components/LazyPart/lazyPart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

const Form = lazyPart<object>(
  'AlertsForm',
  async () => (await import('./AlertsForm')).AlertsForm,
  <FormSkeleton fields={3} blockSize="34rem" />,
);

/**
 * The alerts form, whose code loads when it comes near the viewport. Input that the visitor typed before the code
 * loaded is kept.
 */
export function LazyAlertsForm() {
  return (
    <ScriptedForm>
      <Form />
    </ScriptedForm>
  );
}
