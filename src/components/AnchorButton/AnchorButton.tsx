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
  /** What the button is about, for screen-reader users, where several have the same name. */
  subject?: string | undefined;
  /** Called before the page scrolls, with the anchor. */
  onPress?: (anchor: string) => void;
  /** Time in ms between the press and the scrolling: what the press changes is on the page then. */
  delay?: number;
}

/**
 * An editor's link to a place of the same page, which is scrolled to smoothly; a link to anywhere else is a
 * plain one. Nothing without a name or an address (project-marketing §2.6).
 */
export function AnchorButton({ link, variant = 'primary', subject, onPress, delay = 0 }: AnchorButtonProps) {
  const hash = hashOf(link);
  const leadsAway = link?.page ?? link?.project ?? link?.product ?? link?.file;
  if (!link?.name || !hash || leadsAway) return <ButtonLink link={link} variant={variant} />;
  const press = (event: MouseEvent) => {
    // A new tab or window is the browser's.
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
