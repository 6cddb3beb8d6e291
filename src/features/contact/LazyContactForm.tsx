import { latePart } from '../../components/LatePart/latePart';
import { ScriptedForm } from '../../components/forms/ScriptedForm';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { placeholder } from './LazyContactForm.styles';

interface ContactFormProps {
  companyId?: number | undefined;
}

const Form = latePart<ContactFormProps>(
  async () => (await import('./ContactForm')).ContactForm,
  <div css={placeholder} aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} blockSize="3.25rem" />
    ))}
  </div>,
);

/** The contact form, whose library comes when the form is near the screen. What was typed before stays. */
export function LazyContactForm(props: ContactFormProps) {
  return (
    <ScriptedForm>
      <Form {...props} />
    </ScriptedForm>
  );
}
