import type { ReactNode } from 'react';
import { note } from './form.styles';

/** A note in a form, such as the meaning of asterisks. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p css={note}>{children}</p>;
}
