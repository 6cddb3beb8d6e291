'use client';

import { useEffect, type ReactNode } from 'react';

/** The "publish" option of Payload's form for schedules. "Unpublish" is the second option. */
const PUBLISH = '.schedule-publish__type li:first-child input[type="radio"]';

/** The time field of that form. */
const TIME = '.schedule-publish .date-time-picker input';

/**
 * Wraps the admin: preselects "publish" in the schedule form. If a document has no unpublished changes, Payload
 * preselects "unpublish" and has no setting to change that. A user who only picks a date would then unpublish the page.
 * Also disables typing in the time field, because Payload parses typed dates in American order (3 January as 1 March)
 * or ignores them.
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
