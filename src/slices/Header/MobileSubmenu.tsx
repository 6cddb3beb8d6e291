import { useId, useState } from 'react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { MenuGroups } from './MenuGroups';
import type { MenuItem } from './menuItems';
import {
  chevron,
  chevronOpen,
  fold,
  foldOpen,
  foldContent,
  row,
  rowCurrent,
  subHeading,
  subLink,
  subLinks,
} from './MobileMenu.styles';

interface MobileSubmenuProps {
  item: MenuItem;
  /** Called when a link of the submenu is followed. */
  onLeave: () => void;
}

/** An item of the menu's drawer that expands its second level. It starts expanded if it contains the current page. */
export function MobileSubmenu({ item, onLeave }: MobileSubmenuProps) {
  const [open, setOpen] = useState(item.holdsCurrent);
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        css={[row, item.holdsCurrent && rowCurrent]}
        onClick={() => setOpen(!open)}
      >
        {item.name}
        <Icon name="chevronDown" css={[chevron, open && chevronOpen]} />
      </button>
      <div id={panelId} css={[fold, open && foldOpen]}>
        <div css={foldContent}>
          {item.own && (
            <ContentLink
              link={item.own.link}
              css={subLink}
              aria-current={item.own.current ? 'page' : undefined}
              onClick={onLeave}
            />
          )}
          <MenuGroups
            groups={item.groups}
            styles={{ heading: subHeading, links: subLinks, link: subLink }}
            onLeave={onLeave}
          />
        </div>
      </div>
    </>
  );
}
