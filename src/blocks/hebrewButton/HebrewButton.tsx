import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Section } from '../../components/Section/Section';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { introduction as introductionStyle, row } from './HebrewButton.styles';

export const fragment = graphql`
  fragment HebrewButton on CmsHebrewButtonBlock {
    id
    introduction: text
    buttonText
  }
`;

const LANGUAGE_OF_CAREERS = 'he';

/**
 * Links pages in other languages to the job board, which exists only in Hebrew. Renders nothing on Hebrew pages
 * (corporate-site §2).
 */
export function HebrewButton({ introduction, buttonText }: Queries.HebrewButtonFragment & BlockProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  if (code === LANGUAGE_OF_CAREERS) return null;
  return (
    <Section tone="stone" size="compact">
      <div css={row}>
        {introduction && <p css={introductionStyle}>{introduction}</p>}
        {/* A plain link, because a page in another language is reloaded, without prefetching. */}
        <a
          href={localizedRoute('/career/', LANGUAGE_OF_CAREERS)}
          hrefLang={LANGUAGE_OF_CAREERS}
          css={buttonStyles.primary}
        >
          {buttonText || t('careersInHebrew')}
        </a>
      </div>
    </Section>
  );
}
