import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { DesktopSubmenu } from './DesktopSubmenu';
import { item as itemStyle, list, nav, top, topCurrent } from './DesktopMenu.styles';
import type { MenuItem } from './menuItems';
import { useOpenItem } from './useOpenItem';

/** The menu from the desktop breakpoint up. An item is a link, or a button that opens a second level below the bar. */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('common');
  const ref = useRef<HTMLElement>(null);
  const menu = useOpenItem(ref);
  return (
    <nav ref={ref} aria-label={t('mainNavigation')} css={nav}>
      <ul css={list}>
        {items.map((item) => (
          <li key={item.key} css={itemStyle} {...(item.groups.length > 0 && menu.hoverProps(item.key))}>
            {item.groups.length > 0 ? (
              <DesktopSubmenu
                item={item}
                open={menu.openKey === item.key}
                onToggle={() => menu.toggle(item.key)}
                onLeave={menu.close}
              />
            ) : (
              <ContentLink
                link={item.own?.link}
                css={[top, item.holdsCurrent && topCurrent]}
                aria-current={item.holdsCurrent ? 'page' : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
