import { useId, useState } from 'react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture/Picture';
import {
  arch,
  chevron,
  chevronOpen,
  columns,
  heading,
  link,
  links,
  linksInColumns,
  oneColumn,
  overview,
  panel,
  panelOpen,
  sheet,
  top,
  topCurrent,
} from './DesktopMenu.styles';
import { MenuGroups } from './MenuGroups';
import type { MenuItem } from './menuItems';

interface DesktopSubmenuProps {
  item: MenuItem;
  open: boolean;
  onToggle: () => void;
  /** Called when a link in the panel is followed. */
  onLeave: () => void;
}

/**
 * A button of the menu and the panel that it opens across the page. The panel contains the item's own link, its groups
 * of links in columns, and a picture.
 */
export function DesktopSubmenu({ item, open, onToggle, onLeave }: DesktopSubmenuProps) {
  const panelId = useId();
  const { own, groups, picture } = item;
  // The picture is rendered only after the panel was first opened. Otherwise every page would load the pictures of all
  // closed panels.
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const isAlone = groups.length === 1;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        // While the panel is closed, it hides the current page's link, so the button is marked as current instead.
        aria-current={item.holdsCurrent ? 'true' : undefined}
        css={[top, item.holdsCurrent && topCurrent]}
        onClick={onToggle}
      >
        {item.name}
        <Icon name="chevronDown" css={[chevron, open && chevronOpen]} />
      </button>
      {/* Firefox would stop at a box that scrolls. */}
      <div id={panelId} tabIndex={-1} css={[panel, open && panelOpen]}>
        <div css={sheet}>
          <div>
            {own && (
              <ContentLink
                link={own.link}
                css={overview}
                aria-current={own.current ? 'page' : undefined}
                onClick={onLeave}
              >
                {own.name}
                <Icon name="arrow" flip />
              </ContentLink>
            )}
            <div css={[columns, isAlone && oneColumn]}>
              <MenuGroups
                groups={groups}
                styles={{ heading, links: isAlone ? linksInColumns : links, link }}
                onLeave={onLeave}
              />
            </div>
          </div>
          {picture && <div css={arch}>{wasOpened && <Picture media={picture} alt="" />}</div>}
        </div>
      </div>
    </>
  );
}
