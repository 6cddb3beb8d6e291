import { useId, useState } from 'react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import type { MenuItem } from './menuItems';
import {
  chevron,
  chevronOpen,
  fold,
  foldOpen,
  foldContent,
  row,
  rowCurrent,
  subLink,
  subLinkCurrent,
} from './MobileMenu.styles';

interface MobileSubmenuProps {
  item: MenuItem;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** An expandable item of the drawer, initially open if it contains the current page. */
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
        <ul css={foldContent}>
          {[item.own, ...item.children].map(
            (entry) =>
              entry && (
                <li key={entry.key}>
                  <ContentLink
                    link={entry.link}
                    css={[subLink, entry.current && subLinkCurrent]}
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
