import { forwardRef, Fragment, type HTMLAttributes } from 'react';

interface StatusProps extends HTMLAttributes<HTMLParagraphElement> {
  text: string;
}

/**
 * A live region that always announces its whole text. Each text gets a new DOM node, because in an existing node
 * Firefox announces only the changed characters.
 */
export const Status = forwardRef<HTMLParagraphElement, StatusProps>(({ text, ...props }, ref) => (
  <p ref={ref} role="status" aria-atomic="true" {...props}>
    <Fragment key={text}>{text}</Fragment>
  </p>
));
Status.displayName = 'Status';
