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
  /** Added to the accessible name, so that screen-reader users can tell buttons with the same text apart. */
  subject?: string | undefined;
  /** Called with the anchor's id before the page scrolls to it. */
  onPress?: (anchor: string) => void;
  /** Delay in ms before scrolling, so that changes caused by the press can render first. */
  delay?: number;
}

/**
 * A button that scrolls smoothly to an anchor of the same page. A link to any other target becomes a plain
 * `ButtonLink`. Renders nothing if the link has no name or URL (project-marketing §2.6).
 */
export function AnchorButton({ link, variant = 'primary', subject, onPress, delay = 0 }: AnchorButtonProps) {
  const hash = hashOf(link);
  const leadsAway = link?.page ?? link?.project ?? link?.product ?? link?.file;
  if (!link?.name || !hash || leadsAway) return <ButtonLink link={link} variant={variant} />;
  const press = (event: MouseEvent) => {
    // With these keys, the browser opens the link in a new tab or window.
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
