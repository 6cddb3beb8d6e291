import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { DynamicForm } from '../../blocks/dynamicForm/DynamicForm';
import { TopBanner } from '../../blocks/topBanner/TopBanner';

export const fragment = graphql`
  fragment DynamicFormBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...DynamicForm
      ...TopBanner
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.DynamicFormBlocksFragment['blocks']>[number]>;

/** Blocks of the dynamic form page (forms-investors-catalogue §2.3). */
export const dynamicFormBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsDynamicFormBlock: DynamicForm,
  CmsTopBannerBlock: TopBanner,
};
