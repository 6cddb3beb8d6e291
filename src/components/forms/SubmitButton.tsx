import { useFormikContext } from 'formik';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import { sending, submit } from './form.styles';

interface SubmitButtonProps {
  label: string;
  /** Label while the form is being sent. */
  sendingLabel: string;
}

/** The submit button. It is disabled and relabelled while the form is being sent. */
export function SubmitButton({ label, sendingLabel }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" disabled={isSubmitting} css={submit}>
      {isSubmitting ? (
        <span css={sending}>
          <Spinner label={sendingLabel} />
          <span aria-hidden>{sendingLabel}</span>
        </span>
      ) : (
        label
      )}
    </Button>
  );
}
