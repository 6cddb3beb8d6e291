import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focusField';
import { useInvalidSubmit } from './useInvalidSubmit';

interface FirstWrongFieldProps {
  /** Names of the fields, in the order in which they stand in the form. */
  fields: readonly string[];
  /** The form came with errors. */
  arrived: boolean;
  form: RefObject<HTMLFormElement>;
}

/** In a form without a summary: the first wrong field takes the focus after an attempt to send. */
export function FirstWrongField({ fields, arrived, form }: FirstWrongFieldProps) {
  const { errors } = useFormikContext();
  const latest = useRef({ fields, errors });
  latest.current = { fields, errors };
  const lead = useCallback(() => {
    const now = latest.current;
    const first = now.fields.find((name) => getIn(now.errors, name) !== undefined);
    if (first !== undefined) focusField(form.current, first);
  }, [form]);
  useInvalidSubmit(lead);
  useEffect(() => {
    if (arrived) lead();
  }, [arrived, lead]);
  return null;
}
