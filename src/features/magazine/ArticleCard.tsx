import { Link } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { cardLink } from '../../theme/cardLink';
import { articleTitle, type ArticleCardFields } from './articleTitle';
import { card, facts, frame, subTitle, words } from './ArticleCard.styles';

interface ArticleCardProps {
  page: ArticleCardFields;
  level: 2 | 3;
}

/** The card of an article. The whole card is clickable (corporate-site §2 Magazine lobby). */
export function ArticleCard({ page, level }: ArticleCardProps) {
  const { article, path } = page;
  return (
    <article css={card}>
      <div css={frame}>{article?.desktopPicture && <Picture media={article.desktopPicture} alt="" />}</div>
      <div css={words}>
        <p css={facts}>
          {article?.category?.name && <span>{article.category.name}</span>}
          <ShownDate iso={article?.isoDate} shown={article?.shownDate} />
        </p>
        <Heading level={level} look="h3">
          <Link to={path} css={cardLink}>
            {articleTitle(page)}
          </Link>
        </Heading>
        {article?.subTitle && <p css={subTitle}>{article.subTitle}</p>}
      </div>
    </article>
  );
}
