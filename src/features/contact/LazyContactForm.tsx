import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

interface ContactFormProps {
  companyId?: number | undefined;
}

const Form = latePart<ContactFormProps>(
  'ContactForm',
  async () => (await import('./ContactForm')).ContactForm,
  <FormSkeleton fields={5} blockSize="56rem" tabletBlockSize="46rem" />,
);

/** The contact form, whose library comes when the form is near the screen. What was typed before stays. */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
