import type { MouseEvent } from 'react';
import { hashOf } from '../../lib/hashOf';
import { scrollToAnchor } from '../../lib/scrollToAnchor';
import { buttonStyles, type ButtonVariant } from '../Button/Button.styles';
import { ButtonLink } from '../Button/ButtonLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { EditorLink } from '../ContentLink/resolveLink';

interface AnchorButtonProps {
  link: EditorLink | null | undefined;
  variant?: ButtonVariant;
  /** Distinguishes buttons of the same name for screen-reader users. */
  subject?: string | undefined;
  /** Called with the anchor before the page scrolls. */
  onPress?: (anchor: string) => void;
  /** Delay in ms before scrolling, so that the page can render what the press changes. */
  delay?: number;
}

/**
 * A link to an anchor of the page, with smooth scrolling; other links are plain. Renders nothing without a
 * name or an address (project-marketing §2.6).
 */
export function AnchorButton({ link, variant = 'primary', subject, onPress, delay = 0 }: AnchorButtonProps) {
  const hash = hashOf(link);
  const leadsAway = link?.page ?? link?.project ?? link?.product ?? link?.file;
  if (!link?.name || !hash || leadsAway) return <ButtonLink link={link} variant={variant} />;
  const press = (event: MouseEvent) => {
    // The browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress?.(hash);
    if (delay > 0) setTimeout(() => scrollToAnchor(hash), delay);
    else scrollToAnchor(hash);
  };
  return (
    <a href={`#${hash}`} css={buttonStyles[variant]} onClick={press}>
      {link.name}
      {subject && <VisuallyHidden>: {subject}</VisuallyHidden>}
    </a>
  );
}
