'use client';

import { useEffect, type ReactNode } from 'react';

/** A form of many blocks takes its time. */
const WAIT_MS = 15_000;
const FIELD = /^#field-([\w-]+)$/;
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';

/** The field, or the nearest around it that is on the screen: what is in a folded block or in another tab is not. */
function find(path: string): HTMLElement | null {
  for (let rest = path; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('__')))) {
    const row = rest.replace(/__(\d+)$/, '-row-$1').replaceAll('__', '-');
    const element = document.getElementById(`field-${rest}`) ?? document.getElementById(row);
    if (element) return element;
  }
  return null;
}

/** @returns whether the field itself was there, and took the focus: while its form is loading it cannot */
function jump(path: string): boolean {
  const element = find(path);
  if (!element) return false;
  element.querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')?.click();
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  return element.id === `field-${path}` && (!target || document.activeElement === target);
}

/**
 * Leads to the field that the address names behind `#`, once the form has it: the browser itself looks only when the page is opened, and
 * forms come later.
 */
export function JumpToField({ children }: { children: ReactNode }) {
  useEffect(() => {
    let observer: MutationObserver | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      observer?.disconnect();
      clearTimeout(timer);
    };
    const go = () => {
      stop();
      const [, path] = FIELD.exec(location.hash) ?? [];
      if (!path || jump(path)) return;
      observer = new MutationObserver(() => {
        if (jump(path)) stop();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      timer = setTimeout(stop, WAIT_MS);
    };
    go();
    window.addEventListener('hashchange', go);
    return () => {
      stop();
      window.removeEventListener('hashchange', go);
    };
  }, []);
  return children;
}
