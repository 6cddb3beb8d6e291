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
 * Removes blocks that are reserved for the special company from other companies' pages. The CMS rejects such blocks,
 * but existing pages may contain them after the special company changes.
 * @param site the site settings; without a special company, no page may have reserved blocks
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
