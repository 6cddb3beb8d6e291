import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { sizeFor } from '../../components/Section/sizeFor';
import { ArticleCard } from './ArticleCard';
import type { ArticleCardFields } from './articleTitle';
import { grid } from './MagazineLobby.styles';

/** Articles related to the one on the page. Renders nothing if there are none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleCardFields[] }) {
  const { t } = useTranslation('magazine');
  if (articles.length === 0) return null;
  return (
    <Section tone="stone" size={sizeFor(articles.length)} named>
      <SectionHeader title={t('readNext')} namesSection />
      <ul css={grid}>
        {articles.map((page) => (
          <li key={page.id}>
            <ArticleCard page={page} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
