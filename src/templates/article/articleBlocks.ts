import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { DynamicSlider } from '../../blocks/dynamicSlider/DynamicSlider';
import { ImageText } from '../../blocks/imageText/ImageText';
import { ImageTextBlock } from '../../blocks/imageTextBlock/ImageTextBlock';
import { NumbersComponent } from '../../blocks/numbersComponent/NumbersComponent';

export const fragment = graphql`
  fragment ArticleBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...DynamicSlider
      ...ImageText
      ...ImageTextBlock
      ...NumbersComponent
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.ArticleBlocksFragment['blocks']>[number]>;

/** Blocks of the article of the magazine (corporate-site §3). */
export const articleBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsDynamicSliderBlock: DynamicSlider,
  CmsImageTextBlock: ImageText,
  CmsImageTextBlockBlock: ImageTextBlock,
  CmsNumbersComponentBlock: NumbersComponent,
};
