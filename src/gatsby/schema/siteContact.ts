import type { GraphQLResolveInfo } from 'gatsby/graphql';

interface Model {
  findRootNodeAncestor: (block: object) => { locale?: unknown } | null;
}

/** Types of blocks that show contact details or legal pages of the group. */
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
 * Resolvers for the site settings in blocks. Only pages with such a block depend on the settings that it shows,
 * because each kind of page may have blocks of many types.
 */
export const siteContactOfBlocks = Object.fromEntries(BLOCKS.map((block) => [block, { siteContact }]));
