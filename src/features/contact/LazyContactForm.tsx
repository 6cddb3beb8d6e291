import { lazyPart } from '../../components/LazyPart/lazyPart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

interface ContactFormProps {
  companyId?: number | undefined;
}

const Form = lazyPart<ContactFormProps>(
  'ContactForm',
  async () => (await import('./ContactForm')).ContactForm,
  <FormSkeleton fields={5} blockSize="56rem" tabletBlockSize="46rem" />,
  'interacted',
);

/**
 * The contact form, whose code loads after the visitor's first interaction with the page. Input that the visitor typed
 * before the code loaded is kept.
 */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
