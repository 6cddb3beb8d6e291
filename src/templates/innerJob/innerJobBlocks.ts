import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { ImageText } from '../../blocks/imageText/ImageText';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';

export const fragment = graphql`
  fragment InnerJobBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...ImageText
      ...ImageTextBlock
      ...NumbersComponent
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.InnerJobBlocksFragment['blocks']>[number]>;

/** Blocks that stand on every job's page. */
export const innerJobBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsImageTextBlock: ImageText,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsNumbersComponentBlock: NumbersComponent,
};
