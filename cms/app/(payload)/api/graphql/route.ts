import config from '@payload-config';
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';
import { graphqlGuard } from '../../../../platform/graphql/graphqlGuard';

export const POST = graphqlGuard(config, GRAPHQL_POST(config));
export const OPTIONS = REST_OPTIONS(config);
