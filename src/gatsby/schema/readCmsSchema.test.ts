import { buildSchema, introspectionFromSchema } from 'gatsby/graphql';
import { API_URL, mockApi } from '../../testing/mockApi';
import { readCmsSchema } from './readCmsSchema';

const schema = buildSchema(`
  type Page { id: Int! title: String }
  input Page_where { title: String }
  type Pages { docs: [Page!]! }
  type Media { url: String }
  type Version { id: Int! }
  type Count { totalDocs: Int }
  type Right { permission: Boolean! }
  type Account { email: String! }
  input PageInput { title: String }
  type Query {
    Page(id: Int!): Page
    Pages(where: Page_where): Pages
    Media(id: Int!): Media
    versionPage(id: Int!): Version
    versionsPages: [Version!]
    countPages: Count
    docAccessPage: Right
    Access: Right
    meUser: Account
    initializedUser: Boolean
    PayloadPreference: Right
  }
  type Mutation { createPage(data: PageInput): Page }
`);
const headers = { Authorization: 'services API-Key key' };
const source = { url: `${API_URL}/api/graphql`, headers };
const answer = (body: unknown) => mockApi({ '/api/graphql': () => ({ body }) });

describe('the schema of the CMS for explorers', () => {
  it('contains only readable content', async () => {
    const requests = answer({ data: introspectionFromSchema(schema) });
    const read = await readCmsSchema(source);
    expect(Object.keys(read.getQueryType()?.getFields() ?? {})).toEqual(['Page', 'Pages', 'Media']);
    expect(read.getMutationType()).toBeUndefined();
    expect(read.getType('Page_where')).toBeDefined();
    for (const name of ['Version', 'Count', 'Right', 'Account', 'PageInput'])
      expect(read.getType(name)).toBeUndefined();
    expect(requests).toMatchObject([{ method: 'POST', headers }]);
  });

  it('reports why it cannot be read', async () => {
    answer({ errors: [{ message: 'GraphQL introspection is not allowed' }] });
    await expect(readCmsSchema(source)).rejects.toThrow(
      'The schema of the CMS cannot be read from https://cms.even-derech.example/api/graphql: GraphQL introspection is not allowed',
    );
  });
});
