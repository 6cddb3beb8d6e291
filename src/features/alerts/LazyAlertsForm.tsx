import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { placeholder } from './LazyAlertsForm.styles';

const Form = latePart<object>(
  async () => (await import('./AlertsForm')).AlertsForm,
  <div css={placeholder} aria-busy="true">
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} blockSize="3.25rem" />
    ))}
  </div>,
);

/** The form for alerts, whose library comes when the form is near the screen. What was typed before stays. */
export function LazyAlertsForm() {
  return (
    <ScriptedForm>
      <Form />
    </ScriptedForm>
  );
}
