import { graphql } from 'gatsby';
import type { BlockComponents } from '../../components/BlockList/BlockList';
import { ContentText } from '../../blocks/contentText/ContentText';
import { FactoryMap } from '../../blocks/factoryMap/FactoryMap';

export const fragment = graphql`
  fragment FactoryMapBlocks on CmsPage {
    blocks {
      __typename
      ...ContentText
      ...FactoryMap
    }
  }
`;

type Block = NonNullable<NonNullable<Queries.FactoryMapBlocksFragment['blocks']>[number]>;

/** Blocks of the factory map page (forms-investors-catalogue §2.1). */
export const factoryMapBlocks: BlockComponents<Block> = {
  CmsContentTextBlock: ContentText,
  CmsFactoryMapBlock: FactoryMap,
};
