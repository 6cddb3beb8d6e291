import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstOnPage, focusField } from './focusField';
import { scrollWithSummary } from './scrollWithSummary';
import { useInvalidSubmit } from './useInvalidSubmit';

/**
 * Delay in ms before the focus moves. Screen readers drop an announcement that is followed immediately by a focus
 * change.
 */
const ANNOUNCEMENT_MS = 150;

interface FocusFirstErrorProps {
  /** Names of the form's fields. */
  fields: readonly string[];
  /**
   * Whether the form was rendered with errors from the start. The first wrong field then receives focus immediately.
   */
  arrived: boolean;
  /**
   * Whether the error summary announces the errors. The focus then moves with a delay, so that the announcement is
   * heard.
   */
  announced: boolean;
  form: RefObject<HTMLFormElement>;
}

/**
 * After a failed attempt to submit, focuses the wrong field that comes first on the page (forms-investors-catalogue
 * §5). It does nothing if the visitor has moved the focus in the meantime.
 */
export function FocusFirstError({ fields, arrived, announced, form }: FocusFirstErrorProps) {
  const { errors } = useFormikContext();
  const latest = useRef({ fields, errors });
  latest.current = { fields, errors };
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const lead = useCallback(() => {
    const before = document.activeElement;
    const focusFirst = () => {
      const now = latest.current;
      const wrong = now.fields.filter((name) => getIn(now.errors, name) !== undefined);
      const stayed = document.activeElement === before || document.activeElement === document.body;
      if (!stayed || !form.current) return;
      const first = firstOnPage(form.current, wrong);
      if (first === undefined) return;
      focusField(form.current, first);
      if (document.activeElement) scrollWithSummary(form.current, document.activeElement);
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
