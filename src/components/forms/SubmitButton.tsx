import { useFormikContext } from 'formik';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import { sending, submit } from './form.styles';

interface SubmitButtonProps {
  label: string;
  /** Shown instead while the form is on its way. */
  sendingLabel: string;
}

/** Sends the form; while it is on its way, it cannot be sent again, and says so. */
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
