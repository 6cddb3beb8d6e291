import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focusField';
import { showWithSummary } from './showWithSummary';
import { useInvalidSubmit } from './useInvalidSubmit';

/** Milliseconds between an announcement and the move of the focus: screen readers drop what a move follows at once. */
const ANNOUNCEMENT_MS = 150;

interface FirstWrongFieldProps {
  /** Names of the fields, in the order in which they stand in the form. */
  fields: readonly string[];
  /** The form came with errors. */
  arrived: boolean;
  /** A summary of the errors is being read out, and is waited for. */
  announced: boolean;
  form: RefObject<HTMLFormElement>;
}

/**
 * The first wrong field takes the focus after an attempt to send (forms specification §5), unless the visitor has gone elsewhere
 * meanwhile.
 */
export function FirstWrongField({ fields, arrived, announced, form }: FirstWrongFieldProps) {
  const { errors } = useFormikContext();
  const latest = useRef({ fields, errors });
  latest.current = { fields, errors };
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const lead = useCallback(() => {
    const before = document.activeElement;
    const focusFirst = () => {
      const now = latest.current;
      const first = now.fields.find((name) => getIn(now.errors, name) !== undefined);
      const stayed = document.activeElement === before || document.activeElement === document.body;
      if (first === undefined || !stayed || !form.current) return;
      focusField(form.current, first);
      if (document.activeElement) showWithSummary(form.current, document.activeElement);
    };
    clearTimeout(timer.current);
    if (announced) timer.current = setTimeout(focusFirst, ANNOUNCEMENT_MS);
    else focusFirst();
  }, [announced, form]);
  useInvalidSubmit(lead);
  useEffect(() => {
    if (arrived) lead();
  }, [arrived, lead]);
  return null;
}
