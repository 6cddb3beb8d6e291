import type { GraphQLResolveInfo } from 'gatsby/graphql';

interface Model {
  findRootNodeAncestor: (block: object) => { locale?: unknown } | null;
}

/** Types of blocks that show the group's contact details or link to its legal pages. */
const BLOCKS = [
  'CmsAdvancePaymentBlock',
  'CmsContactFormBlock',
  'CmsDynamicFormBlock',
  'CmsLandingPageBlock',
  'CmsLeadFormBlock',
  'CmsReportAlertsBlock',
  'CmsShareBlockBlock',
];

const siteContact = {
  type: 'CmsSiteSettings',
  resolve: (
    block: object,
    _args: unknown,
    context: { nodeModel: Model },
    info: GraphQLResolveInfo,
  ): unknown => {
    const locale = context.nodeModel.findRootNodeAncestor(block)?.locale;
    const resolve = info.schema.getQueryType()?.getFields().cmsSiteSettings?.resolve;
    if (!resolve || typeof locale !== 'string')
      throw new Error('The site settings of a block cannot be found. Check the source plugin.');
    return resolve(undefined, { locale: { eq: locale } }, context, info);
  },
};

/**
 * Resolvers that give these blocks the site settings. Any template may contain many types of blocks. With a query per
 * template, every page would depend on the settings. This way, only pages that show such a block do.
 */
export const siteContactOfBlocks = Object.fromEntries(BLOCKS.map((block) => [block, { siteContact }]));
