'use client';

import { useEffect, type ReactNode } from 'react';

/** Payload's form, once it is open: publishing first, then taking off the site. */
const PUBLISH = '.schedule-publish__type li:first-child input[type="radio"]';

/** Where its time stands. */
const TIME = '.schedule-publish .date-time-picker input';

/**
 * The form of a schedule begins with publishing. Payload's begins with taking a document off the site where nothing waits to be
 * published, and has no setting for it: who chose a date alone would take a page off the site. Its time is chosen, not typed: what is typed
 * would be read as an American writes it, 3 January as 1 March, or not at all.
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
