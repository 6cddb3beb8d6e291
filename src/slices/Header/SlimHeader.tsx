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

/**
 * The header of pages without the menu: home link and language switch (project-marketing §2.1). Not sticky.
 */
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
