import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import { Logo } from '../../components/Logo/Logo';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute, type Alternate } from '../../i18n/paths';
import { content, home, slim } from './HeaderBar.styles';

interface SlimHeaderProps {
  site: Queries.HeaderSiteFragment | null;
  alternates: readonly Alternate[];
}

/** What a page without the menu keeps above it: the way home and the other language (project-marketing §2.1). It scrolls away. */
export function SlimHeader({ site, alternates }: SlimHeaderProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const siteName = site?.siteName ?? '';
  return (
    <header css={slim}>
      <div css={content}>
        <Link to={localizedRoute('/', code)} aria-label={`${siteName}, ${t('home')}`} css={home}>
          <Logo siteName={siteName} media={site?.logo} />
        </Link>
        <LanguageSwitch alternates={alternates} />
      </div>
    </header>
  );
}
