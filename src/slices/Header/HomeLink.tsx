import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/Logo/Logo';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { home } from './HeaderBar.styles';

interface HomeLinkProps {
  site: Queries.HeaderSiteFragment | null;
  currentPath: string;
}

/** The logo as a link to the home page. */
export function HomeLink({ site, currentPath }: HomeLinkProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const path = localizedRoute('/', code);
  const siteName = site?.siteName ?? '';
  return (
    <Link
      to={path}
      aria-label={`${siteName}, ${t('home')}`}
      // Set explicitly, because Gatsby renders slices for the path "/" and would mark the Hebrew logo as current on
      // every page.
      aria-current={path === currentPath ? 'page' : undefined}
      css={home}
    >
      <Logo siteName={siteName} media={site?.logo} />
    </Link>
  );
}
