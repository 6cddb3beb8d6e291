import {
  GraphQLError,
  type ASTVisitor,
  type ExecutionArgs,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { PayloadRequest } from 'payload';
import { isInsider } from '../access/isInsider';
import { env } from '../env';
import { depthLimit } from './depthLimit';

const INTROSPECTION_FIELDS = ['__schema', '__type'];

/** Keeps the schema to itself. */
export const noIntrospection: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (!INTROSPECTION_FIELDS.includes(node.name.value)) return;
    context.reportError(
      new GraphQLError('The schema is shown only to the site build, with its key', { nodes: [node] }),
    );
  },
});

/**
 * The rules of this CMS on top of GraphQL's own, for the request at hand: the schema is shown in development, to editors,
 * and to the site's build with its key.
 */
export function validationRules(args: ExecutionArgs): ValidationRule[] {
  const { req } = args.contextValue as { req: PayloadRequest };
  const maySeeSchema = env.isDevelopment || isInsider({ req });
  return maySeeSchema ? [depthLimit] : [noIntrospection, depthLimit];
}
