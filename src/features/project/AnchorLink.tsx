import type { MouseEvent, ReactNode } from 'react';
import { scrollToAnchor } from '../../lib/scrollToAnchor';

interface AnchorLinkProps {
  /** Id of the place. */
  to: string;
  /** Px that stay free above it. */
  offset?: number;
  onPress?: () => void;
  /** It leads to where the reader is. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a place of the same page, scrolled to smoothly; without scripts a plain one. */
export function AnchorLink({ to, offset, onPress, current = false, className, children }: AnchorLinkProps) {
  const press = (event: MouseEvent) => {
    // A new tab or window is the browser's.
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
