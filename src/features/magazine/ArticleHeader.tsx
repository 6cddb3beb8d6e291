import { graphql } from 'gatsby';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { Heading } from '../../components/Section/Heading';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { articleTitle } from './articleFacts';
import { facts, frame, header, subTitle, words } from './ArticleHeader.styles';

export const fragment = graphql`
  fragment ArticleHeader on CmsPage {
    ...ArticleFacts
    article {
      desktopPicture {
        ...WidePicture
      }
      mobilePicture {
        ...HalfPicture
      }
      associatedSite {
        name
      }
    }
  }
`;

/** The opening of an article: category, title, subtitle, date, share button, picture (corporate-site §3 Article). */
export function ArticleHeader({ page }: { page: Queries.ArticleHeaderFragment }) {
  const { article } = page;
  const title = articleTitle(page);
  const hasPicture = article?.desktopPicture ?? article?.mobilePicture;
  return (
    <header css={header}>
      <div css={words}>
        <p css={facts}>
          {article?.category?.name && <strong>{article.category.name}</strong>}
          {article?.isoDate && (
            <time dateTime={article.isoDate}>
              <bdi>{article.shownDate}</bdi>
            </time>
          )}
          {article?.associatedSite?.name && <span>{article.associatedSite.name}</span>}
        </p>
        <Heading level={1}>{title}</Heading>
        {article?.subTitle && <p css={subTitle}>{article.subTitle}</p>}
        <ShareButton title={title} />
      </div>
      {hasPicture && (
        <div css={frame}>
          <ArtDirectedPicture desktop={article?.desktopPicture} mobile={article?.mobilePicture} eager />
        </div>
      )}
    </header>
  );
}
