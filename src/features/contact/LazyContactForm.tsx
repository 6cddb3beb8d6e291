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
  'interacted',
);

/** The contact form, which loads its library after the first interaction. Keeps earlier input. */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
