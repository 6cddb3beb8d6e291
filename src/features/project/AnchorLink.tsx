import type { MouseEvent, ReactNode } from 'react';
import { scrollToAnchor } from '../../lib/scrollToAnchor';

interface AnchorLinkProps {
  /** Id of the target. */
  to: string;
  /** Distance in px that stays free above it. */
  offset?: number;
  onPress?: () => void;
  /** Whether the reader is at the target. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to an anchor of the page with smooth scrolling; a plain link without scripts. */
export function AnchorLink({ to, offset, onPress, current = false, className, children }: AnchorLinkProps) {
  const press = (event: MouseEvent) => {
    // The browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onPress?.();
    if (scrollToAnchor(to, offset)) event.preventDefault();
  };
  return (
    <a href={`#${to}`} className={className} onClick={press} {...(current && { 'aria-current': 'location' })}>
      {children}
    </a>
  );
}
