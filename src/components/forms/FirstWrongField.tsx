import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstOnPage, focusField } from './focusField';
import { showWithSummary } from './showWithSummary';
import { useInvalidSubmit } from './useInvalidSubmit';

/**
 * Delay in ms between an announcement and a focus move, because screen readers drop announcements before a
 * focus change.
 */
const ANNOUNCEMENT_MS = 150;

interface FirstWrongFieldProps {
  /** Names of the fields. */
  fields: readonly string[];
  /** Whether the form started with errors. */
  arrived: boolean;
  /** Whether to wait for the announcement of the error summary. */
  announced: boolean;
  form: RefObject<HTMLFormElement>;
}

/**
 * Focuses the first wrong field on the page after an attempt to send (forms-investors-catalogue §5), unless the visitor
 * has moved the focus.
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
      const wrong = now.fields.filter((name) => getIn(now.errors, name) !== undefined);
      const stayed = document.activeElement === before || document.activeElement === document.body;
      if (!stayed || !form.current) return;
      const first = firstOnPage(form.current, wrong);
      if (first === undefined) return;
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
