import { useFormikContext } from 'formik';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import { sending, submit } from './form.styles';

interface SubmitButtonProps {
  label: string;
  /** Label while the form is being submitted. */
  sendingLabel: string;
}

/** The submit button. While the form is being submitted, it is disabled and has another label. */
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
