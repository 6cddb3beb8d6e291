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
  /** The blocks its template knows. */
  components: BlockComponents<Block>;
  /** What its template adds below the blocks. */
  children?: ReactNode;
}

/** A page made of content blocks: breadcrumbs (current page and its parents) unless hidden, then the blocks in their order. */
export function ContentPage<Block extends AnyBlock>({ page, components, children }: ContentPageProps<Block>) {
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={page.blocks} components={components} />
      {children}
    </PageLayout>
  );
}
