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
  /** A link was followed. */
  onLeave: () => void;
}

/** A button of the first level with its second level: first where the item itself leads, then its children. */
export function DesktopSubmenu({ item, open, onToggle, onLeave }: DesktopSubmenuProps) {
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        // The link that is the current page hides in the closed panel: its button tells so in its place.
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
