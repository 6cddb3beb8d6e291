import type { MouseEvent, ReactNode } from 'react';
import { scrollToAnchor } from '../../lib/scrollToAnchor';

interface AnchorLinkProps {
  /** HTML id of the element to scroll to. */
  to: string;
  /** Distance in pixels between the top of the viewport and the target after scrolling. */
  offset?: number;
  onPress?: () => void;
  /** Whether the visitor is currently at the target. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that scrolls smoothly to an element of the page. Without JavaScript it works as a normal anchor link. */
export function AnchorLink({ to, offset, onPress, current = false, className, children }: AnchorLinkProps) {
  const press = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in a new tab or window.
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
