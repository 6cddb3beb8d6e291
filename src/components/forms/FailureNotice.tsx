import { FormNotice } from './FormNotice';
import { useFailureText } from './useFailureText';

interface FailureNoticeProps {
  /** The error to show; null shows nothing. Each new error moves the focus to the notice. */
  error: unknown;
  /** Text for errors that have no message for visitors. */
  fallback: string;
}

/** A notice inside a form that the last attempt to submit failed. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const text = useFailureText(error, fallback);
  if (error === null) return null;
  return (
    <FormNotice tone="error" news={error}>
      {text}
    </FormNotice>
  );
}
