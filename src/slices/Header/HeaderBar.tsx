import { ButtonLink } from '../../components/Button/ButtonLink';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import { SearchButton } from '../../features/search/SearchButton';
import type { Alternate } from '../../i18n/paths';
import { DesktopMenu } from './DesktopMenu';
import { actions, bar, barScrolled, content, cta, header as headerStyle, search } from './HeaderBar.styles';
import { HomeLink } from './HomeLink';
import { menuItems } from './menuItems';
import { MobileMenu } from './MobileMenu';
import { NoScriptMenu } from './NoScriptMenu';
import { useScrolled } from './useScrolled';

interface HeaderBarProps {
  header: Queries.HeaderMenuFragment | null;
  site: Queries.HeaderSiteFragment | null;
  currentPath: string;
  alternates: readonly Alternate[];
}

/**
 * The sticky bar with logo, menu, language switch and call to action. On desktop, it becomes lower once the page is
 * scrolled.
 */
export function HeaderBar({ header, site, currentPath, alternates }: HeaderBarProps) {
  const scrolled = useScrolled();
  const items = menuItems(header?.items, currentPath);
  return (
    <header css={headerStyle}>
      <div css={[bar, scrolled && barScrolled]}>
        <div css={content}>
          <HomeLink site={site} currentPath={currentPath} />
          <DesktopMenu items={items} />
          <div css={actions}>
            <div css={search}>
              <SearchButton />
            </div>
            <LanguageSwitch alternates={alternates} />
            <div css={cta}>
              <ButtonLink link={header?.cta} variant="secondary" />
            </div>
            <MobileMenu items={items} cta={header?.cta} phone={site?.phone} alternates={alternates} />
            <NoScriptMenu items={items} />
          </div>
        </div>
      </div>
    </header>
  );
}
