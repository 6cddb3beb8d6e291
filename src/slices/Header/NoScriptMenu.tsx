import { useTranslation } from 'react-i18next';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Icon } from '../../components/Icon/Icon';
import { MenuGroups } from './MenuGroups';
import type { MenuItem } from './menuItems';
import {
  fold,
  heading,
  itemName,
  links,
  opener,
  panel,
  subLink,
  subLinks,
  subList,
} from './NoScriptMenu.styles';

/**
 * The menu for small screens without JavaScript: a native `details` element with all levels. React renders the content
 * of `noscript` only during the build, so the browser bundle omits this code.
 */
export function NoScriptMenu(props: { items: readonly MenuItem[] }) {
  return <noscript>{process.env.BUILD_STAGE !== 'build-javascript' && <Menu {...props} />}</noscript>;
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
          {items.map(({ key, name, own, groups }) => {
            const current = own?.current ? 'page' : undefined;
            return (
              <li key={key}>
                {groups.length === 0 && own ? (
                  <ContentLink link={own.link} aria-current={current} />
                ) : (
                  <span css={itemName}>{name}</span>
                )}
                {groups.length > 0 && (
                  <div css={subLinks}>
                    {own && <ContentLink link={own.link} css={subLink} aria-current={current} />}
                    <MenuGroups groups={groups} styles={{ heading, links: subList, link: subLink }} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </details>
  );
}
