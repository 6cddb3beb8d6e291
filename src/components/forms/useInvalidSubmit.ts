import { useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Calls `onInvalid` once after each attempt to submit that ended with field errors, whether from the form's validation
 * or from the server.
 * @param onInvalid receives the errors by field
 */
export function useInvalidSubmit<Values>(onInvalid: (errors: FormikErrors<Values>) => void): void {
  const { submitCount, isSubmitting, isValidating, errors } = useFormikContext<Values>();
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === handled.current) return;
    handled.current = submitCount;
    if (Object.keys(errors).length > 0) onInvalid(errors);
  }, [submitCount, isSubmitting, isValidating, errors, onInvalid]);
}
