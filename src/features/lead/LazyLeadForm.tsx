import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { LeadFormProps } from './LeadForm';
import { placeholder } from './LeadForm.styles';

const Form = latePart<LeadFormProps>(
  async () => (await import('./LeadForm')).LeadForm,
  <div css={placeholder} aria-busy="true">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} blockSize="3.25rem" />
    ))}
  </div>,
);

/** A lead form whose library comes when the form is near the screen. What was typed before stays. */
export function LazyLeadForm(props: LeadFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
