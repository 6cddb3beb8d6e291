import { graphql } from 'gatsby';
import type { AnyBlock } from './AnyBlock';

export const fragments = graphql`
  fragment PageCompany on CmsPage {
    company {
      documentId
    }
  }
  fragment SpecialCompany on CmsSiteSettings {
    specialCompany {
      documentId
    }
  }
`;

/**
 * A page as it is shown: blocks of the special company are left out unless the page belongs to it.
 * The CMS refuses them elsewhere; a page may still hold them from the time before another company became the special one.
 * @param page the page with its company
 * @param site the site's settings, which name the special company; while they name none, no page is special
 * @param reserved block types of the special company
 */
export function withoutReservedBlocks<
  Block extends AnyBlock,
  Page extends Queries.PageCompanyFragment & { readonly blocks: readonly (Block | null)[] | null },
>(page: Page, site: Queries.SpecialCompanyFragment | null, reserved: ReadonlySet<string>): Page {
  const special = site?.specialCompany?.documentId;
  if (special && special === page.company?.documentId) return page;
  return {
    ...page,
    blocks: page.blocks?.filter((block) => !block || !reserved.has(block.__typename)) ?? null,
  };
}
