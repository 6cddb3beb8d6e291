import { lazyPart } from '../../components/LazyPart/lazyPart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import type { LeadFormProps } from './LeadForm';

const Form = lazyPart<LeadFormProps>(
  'LeadForm',
  async () => (await import('./LeadForm')).LeadForm,
  <FormSkeleton fields={4} blockSize="38rem" />,
  'used',
);

/**
 * The lead form, whose code loads when the visitor begins to use it. Input that the visitor typed before the code
 * loaded is kept.
 */
export function LazyLeadForm(props: LeadFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
