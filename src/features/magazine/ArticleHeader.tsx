import { graphql } from 'gatsby';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { FactLine } from '../../components/FactLine/FactLine';
import { centeredOpening } from '../../components/ReadingColumns/ReadingColumns.styles';
import { Heading } from '../../components/Section/Heading';
import { articleTitle } from './articleTitle';
import { frame, header, subTitle, within, words } from './ArticleHeader.styles';

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

/** The header of an article: category, title, subtitle, picture (corporate-site §3 Article). */
export function ArticleHeader({ page }: { page: Queries.ArticleHeaderFragment }) {
  const { article } = page;
  const hasPicture = article?.desktopPicture ?? article?.mobilePicture;
  return (
    <header css={header}>
      <div css={centeredOpening}>
        <div css={words}>
          <FactLine lead facts={[article?.category?.name]} />
          <Heading level={1}>{articleTitle(page)}</Heading>
          {article?.subTitle && <p css={subTitle}>{article.subTitle}</p>}
        </div>
      </div>
      {hasPicture && (
        <div css={within}>
          <div css={frame}>
            <ArtDirectedPicture desktop={article?.desktopPicture} mobile={article?.mobilePicture} eager />
          </div>
        </div>
      )}
    </header>
  );
}
