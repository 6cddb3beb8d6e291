import { useId } from 'react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import {
  chevron,
  chevronOpen,
  link,
  linkCurrent,
  links,
  overview,
  panel,
  panelOpen,
  top,
  topCurrent,
} from './DesktopMenu.styles';
import type { MenuItem } from './menuItems';

interface DesktopSubmenuProps {
  item: MenuItem;
  open: boolean;
  onToggle: () => void;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** A first-level button with its second level: the item's own link, then its children. */
export function DesktopSubmenu({ item, open, onToggle, onLeave }: DesktopSubmenuProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        // The current page's link is hidden in the closed panel, so the button represents it.
        aria-current={item.holdsCurrent ? 'true' : undefined}
        css={[top, item.holdsCurrent && topCurrent]}
        onClick={onToggle}
      >
        {item.name}
        <Icon name="chevronDown" css={[chevron, open && chevronOpen]} />
      </button>
      <div id={panelId} css={[panel, open && panelOpen]}>
        <ul css={links}>
          {[item.own, ...item.children].map(
            (entry) =>
              entry && (
                <li key={entry.key}>
                  <ContentLink
                    link={entry.link}
                    css={[link, entry === item.own && overview, entry.current && linkCurrent]}
                    aria-current={entry.current ? 'page' : undefined}
                    onClick={onLeave}
                  />
                </li>
              ),
          )}
        </ul>
      </div>
    </>
  );
}
