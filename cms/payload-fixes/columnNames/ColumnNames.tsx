'use client';

import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';

/** Payload's output for a label with two languages. */
const NO_NAME = '[object Object]';

/**
 * The label that each sort button had when Payload rendered it. React reuses buttons for other columns and does not write equal labels
 * again.
 */
const written = new WeakMap<Element, string>();

function nameButtons(): void {
  for (const button of document.querySelectorAll('.sort-column__button')) {
    const name = button.getAttribute('aria-label') ?? '';
    if (name.includes(NO_NAME)) written.set(button, name);
    const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent;
    const right = column && written.get(button)?.replace(NO_NAME, () => column);
    if (right && right !== name) button.setAttribute('aria-label', right);
  }
}

/** Sets column names on the sort buttons of a list for screen readers. Payload writes an object there. */
export function ColumnNames({ children }: { children: ReactNode }) {
  useEffect(() => onChanges(nameButtons), []);
  return children;
}
