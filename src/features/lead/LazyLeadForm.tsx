import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import type { LeadFormProps } from './LeadForm';

const Form = latePart<LeadFormProps>(
  'LeadForm',
  async () => (await import('./LeadForm')).LeadForm,
  <FormSkeleton fields={4} blockSize="38rem" />,
  'used',
);

/** A lead form that loads its library when the visitor enters it. Keeps earlier input. */
export function LazyLeadForm(props: LeadFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
