import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

const Form = latePart<object>(
  'AlertsForm',
  async () => (await import('./AlertsForm')).AlertsForm,
  <FormSkeleton fields={3} blockSize="34rem" />,
);

/** The form for alerts, whose library comes when the form is near the screen. What was typed before stays. */
export function LazyAlertsForm() {
  return (
    <ScriptedForm>
      <Form />
    </ScriptedForm>
  );
}
