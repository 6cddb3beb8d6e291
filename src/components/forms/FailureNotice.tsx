import { FormNotice } from './FormNotice';
import { useFailureText } from './useFailureText';

interface FailureNoticeProps {
  /** Each new error takes the focus; null shows nothing. */
  error: unknown;
  /** Text for an error without one. */
  fallback: string;
}

/** A message in a form that the last attempt to send failed. */
export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const text = useFailureText(error, fallback);
  if (error === null) return null;
  return (
    <FormNotice tone="error" news={error}>
      {text}
    </FormNotice>
  );
}
