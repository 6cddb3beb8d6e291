import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import { Heading } from '../../components/Section/Heading';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { code, content, drawing, words } from './NotFound.styles';
import { NotFoundIllustration } from './NotFoundIllustration';

/** The content of the "page not found" page, with a link to the home page (corporate-site §2). */
export function NotFound() {
  const { t } = useTranslation('common');
  const { code: language } = useLanguage();
  return (
    <div css={content}>
      <div css={words}>
        <p css={code}>{t('notFoundCode')}</p>
        <Heading level={1}>{t('notFoundText')}</Heading>
        <Link to={localizedRoute('/', language)} css={buttonStyles.primary}>
          {t('notFoundHome')}
          <Icon name="arrow" flip />
        </Link>
      </div>
      <NotFoundIllustration css={drawing} />
    </div>
  );
}
