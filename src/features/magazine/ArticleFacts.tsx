import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/FactList/FactList';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { articleTitle } from './articleTitle';
import { side } from './ArticleHeader.styles';

/** The date and author of an article, and a share button. */
export function ArticleFacts({ page }: { page: Queries.ArticleHeaderFragment }) {
  const { t } = useTranslation('magazine');
  const { article } = page;
  const day = article?.isoDate && <ShownDate iso={article.isoDate} shown={article.shownDate} />;
  return (
    <div css={side}>
      <FactList
        facts={[
          [t('published'), day],
          [t('ofSite'), article?.associatedSite?.name],
        ]}
      />
      <ShareButton title={articleTitle(page)} />
    </div>
  );
}
