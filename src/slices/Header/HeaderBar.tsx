import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import { Logo } from '../../components/Logo/Logo';
import { SearchButton } from '../../features/search/SearchButton';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute, type Alternate } from '../../i18n/paths';
import { DesktopMenu } from './DesktopMenu';
import {
  actions,
  bar,
  barScrolled,
  content,
  cta,
  header as headerStyle,
  home,
  search,
} from './HeaderBar.styles';
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

/** The sticky bar of every page: logo, menu, language, call to action. It becomes lower while scrolling. */
export function HeaderBar({ header, site, currentPath, alternates }: HeaderBarProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const scrolled = useScrolled();
  const items = menuItems(header?.items, currentPath);
  const siteName = site?.siteName ?? '';
  return (
    <header css={headerStyle}>
      <div css={[bar, scrolled && barScrolled]}>
        <div css={content}>
          <Link to={localizedRoute('/', code)} aria-label={`${siteName}, ${t('home')}`} css={home}>
            <Logo siteName={siteName} media={site?.logo} />
          </Link>
          <DesktopMenu items={items} />
          <div css={actions}>
            <div css={search}>
              <SearchButton />
            </div>
            <LanguageSwitch alternates={alternates} />
            <div css={cta}>
              <ButtonLink link={header?.cta} />
            </div>
            <MobileMenu items={items} cta={header?.cta} phone={site?.phone} alternates={alternates} />
            <NoScriptMenu items={items} />
          </div>
        </div>
      </div>
    </header>
  );
}
