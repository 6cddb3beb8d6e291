import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { AnyBlock } from '../BlockList/AnyBlock';
import { BlockList, type BlockComponents } from '../BlockList/BlockList';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../PageLayout/PageLayout';

export const fragment = graphql`
  fragment ContentPage on CmsPage {
    ...LayoutPage
    ...BreadcrumbTrail
    ...SeoPage
    hideBreadcrumbs
  }
`;

interface ContentPageProps<Block extends AnyBlock> {
  page: Queries.ContentPageFragment & { readonly blocks: readonly (Block | null)[] | null };
  /** Component for each block type that the template queries. */
  components: BlockComponents<Block>;
  /** Content below the blocks. */
  children?: ReactNode;
}

/** A page that consists of content blocks. Breadcrumbs appear above them unless the editor hid them. */
export function ContentPage<Block extends AnyBlock>({ page, components, children }: ContentPageProps<Block>) {
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={page.blocks} components={components} />
      {children}
    </PageLayout>
  );
}
