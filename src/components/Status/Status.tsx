import { forwardRef, Fragment, type HTMLAttributes } from 'react';

interface StatusProps extends HTMLAttributes<HTMLParagraphElement> {
  text: string;
}

/**
 * A live region that announces each text as a whole. A text is a new node, because Firefox reports only the changed
 * characters of a node that stays.
 */
export const Status = forwardRef<HTMLParagraphElement, StatusProps>(({ text, ...props }, ref) => (
  <p ref={ref} role="status" aria-atomic="true" {...props}>
    <Fragment key={text}>{text}</Fragment>
  </p>
));
Status.displayName = 'Status';
