'use client';

import { useEffect, type ReactNode } from 'react';

/** The "publish" option of Payload's schedule form; "unpublish" is the second. */
const PUBLISH = '.schedule-publish__type li:first-child input[type="radio"]';

/** Its time field. */
const TIME = '.schedule-publish .date-time-picker input';

/**
 * Preselects publishing in the schedule form. Payload preselects unpublishing if the document has no changes to publish, and has no setting
 * for it: a user who only picks a date would unpublish the page. Disables typing in the time field, because typed dates are parsed in
 * American order (3 January as 1 March) or ignored.
 */
export function ScheduleChoice({ children }: { children: ReactNode }) {
  useEffect(() => {
    const begun = new WeakSet<Element>();
    const begin = () => {
      for (const time of document.querySelectorAll<HTMLInputElement>(TIME)) time.readOnly = true;
      const publish = document.querySelector<HTMLInputElement>(PUBLISH);
      if (!publish || begun.has(publish)) return;
      begun.add(publish);
      if (!publish.checked) publish.click();
    };
    const observer = new MutationObserver(begin);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return children;
}
