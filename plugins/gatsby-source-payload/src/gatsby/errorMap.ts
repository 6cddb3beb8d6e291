import { ERROR_IDS, type ErrorKind } from '../SourceError';

const DOCS_URL = 'https://payloadcms.com/docs';

interface ErrorContext {
  sourceMessage: string;
}

interface ErrorEntry {
  text: (context: ErrorContext) => string;
  level: 'ERROR';
  type: 'API.NODE.EXECUTION' | 'PLUGIN';
  category: 'USER' | 'THIRD_PARTY';
  docsUrl: string;
}

const entry = (
  title: string,
  advice: string,
  category: ErrorEntry['category'],
  page: string,
): ErrorEntry => ({
  text: ({ sourceMessage }) => `${title}\n\n${sourceMessage}\n\n${advice}`,
  level: 'ERROR',
  type: 'PLUGIN',
  category,
  docsUrl: `${DOCS_URL}${page}`,
});

const ENTRIES: Record<ErrorKind, ErrorEntry> = {
  unreachable: entry(
    'The CMS cannot be reached.',
    'Start the CMS, or correct the option "serverUrl".',
    'THIRD_PARTY',
    '/rest-api/overview',
  ),
  refused: entry(
    'The CMS refused access.',
    'Set the options "apiKey" and "apiKeyCollection" to an account that may read this.',
    'USER',
    '/authentication/api-keys',
  ),
  badStatus: entry(
    'The CMS answered with an error.',
    "Find the reason in the CMS's log.",
    'THIRD_PARTY',
    '/rest-api/overview',
  ),
  notJson: entry(
    'The CMS sent an unexpected answer.',
    'Check that "serverUrl" and "apiRoute" lead to Payload and not to a proxy or a login page.',
    'USER',
    '/rest-api/overview',
  ),
  unknownEntity: entry(
    "A collection or global of the options is not in the CMS's schema.",
    'Correct the slug, or name its GraphQL type: { slug, type }.',
    'USER',
    '/graphql/overview',
  ),
  badSchema: entry(
    "The CMS's GraphQL schema cannot be read.",
    'Introspection must be allowed for the API key (graphQL.disableIntrospectionInProduction).',
    'USER',
    '/graphql/overview',
  ),
  reservedName: entry(
    'A field of the CMS has a name that Gatsby or this plugin uses itself.',
    'Rename the field in the CMS.',
    'USER',
    '/fields/overview',
  ),
  badDocument: entry(
    "A document does not match the CMS's schema.",
    'Correct the document in the CMS, or build again if the schema has just changed.',
    'USER',
    '/fields/overview',
  ),
  missingPath: entry(
    'A page has no path.',
    'Give it a slug in this language, or remove the language from the page.',
    'USER',
    '/fields/text',
  ),
  noSchema: entry(
    'The schema of the CMS is not in the cache.',
    'Delete the folder .cache and build again.',
    'USER',
    '/graphql/overview',
  ),
  unstableList: entry(
    'The list changed repeatedly while it was read.',
    'Build again when imports and migrations have finished.',
    'THIRD_PARTY',
    '/queries/pagination',
  ),
};

/** The plugin's errors by id, in the format that Gatsby's reporter needs. */
export const errorMap: Record<string, ErrorEntry> = Object.fromEntries(
  Object.entries(ENTRIES).map(([kind, value]) => [ERROR_IDS[kind as ErrorKind], value]),
);
