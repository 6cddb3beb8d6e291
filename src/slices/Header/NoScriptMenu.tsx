import { useTranslation } from 'react-i18next';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import type { MenuItem } from './menuItems';
import { fold, itemName, links, opener, panel, subLinks } from './NoScriptMenu.styles';

/**
 * The menu below the desktop breakpoint without scripts: a native disclosure with all levels. React renders
 * `noscript` content only at build.
 */
export function NoScriptMenu(props: { items: readonly MenuItem[] }) {
  return (
    <noscript>
      <Menu {...props} />
    </noscript>
  );
}

function Menu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('common');
  return (
    <details css={fold}>
      <summary aria-label={t('menu')} css={opener}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={t('menu')} css={panel}>
        <ul css={links}>
          {items.map(({ key, name, own, children }) => (
            <li key={key}>
              {own ? (
                <ContentLink link={own.link} aria-current={own.current ? 'page' : undefined} />
              ) : (
                <span css={itemName}>{name}</span>
              )}
              {children.length > 0 && (
                <ul css={subLinks}>
                  {children.map((child) => (
                    <li key={child.key}>
                      <ContentLink link={child.link} aria-current={child.current ? 'page' : undefined} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
