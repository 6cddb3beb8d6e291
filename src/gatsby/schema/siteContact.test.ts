import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { siteContactOfBlocks } from './siteContact';

const resolve = siteContactOfBlocks.CmsLeadFormBlock?.siteContact.resolve;
const info = (fields: object) =>
  ({ schema: { getQueryType: () => ({ getFields: () => fields }) } }) as unknown as GraphQLResolveInfo;
const context = { nodeModel: { findRootNodeAncestor: () => ({ locale: 'en' }) } };

it('asks for the settings in the language of the page that has the block', () => {
  const found = (_root: unknown, args: unknown) => args;
  expect(resolve?.({}, {}, context, info({ cmsSiteSettings: { resolve: found } }))).toEqual({
    locale: { eq: 'en' },
  });
});

it('fails when the schema has no settings', () => {
  expect(() => resolve?.({}, {}, context, info({}))).toThrow('The site settings of a block cannot be found');
});
