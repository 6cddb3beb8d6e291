import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { Icon } from '../Icon/Icon';
import { chevron, item, link, list, nav, present } from './Breadcrumbs.styles';
import type { Step } from './trailOf';

interface BreadcrumbTrailProps {
  /** Breadcrumbs below the home page, up to and including the current page. */
  trail: readonly Step[];
}

/** Breadcrumb navigation from the home page to the current page. Renders nothing on the home page. */
export function BreadcrumbTrail({ trail }: BreadcrumbTrailProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  if (trail.length === 0) return null;
  const steps = [{ name: t('home'), path: localizedRoute('/', code) }, ...trail];
  return (
    <nav aria-label={t('breadcrumbs')} css={nav}>
      <ol css={list}>
        {steps.map(({ name, path }, index) => (
          <li key={path} css={item}>
            {index > 0 && <Icon name="chevronEnd" flip css={chevron} />}
            <Link
              to={path}
              {...(index === steps.length - 1
                ? { 'aria-current': 'page', css: [link, present] }
                : { css: link })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
