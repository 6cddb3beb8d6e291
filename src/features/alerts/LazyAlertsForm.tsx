import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

const Form = latePart<object>(
  'AlertsForm',
  async () => (await import('./AlertsForm')).AlertsForm,
  <FormSkeleton fields={3} blockSize="34rem" />,
);

/** The sign-up form for alerts, which loads its library near the screen. Keeps earlier input. */
export function LazyAlertsForm() {
  return (
    <ScriptedForm>
      <Form />
    </ScriptedForm>
  );
}
