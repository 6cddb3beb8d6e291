import {
  GraphQLError,
  type ASTVisitor,
  type ExecutionArgs,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { PayloadRequest } from 'payload';
import { isInsider } from '../access/isInsider';
import { env } from '../lib/env';

/** Deeper than any query of the site; a guard against queries that nest relations without end. */
export const MAX_DEPTH = 15;

const INTROSPECTION_FIELDS = ['__schema', '__type'];

/** The schema is shown in development, to editors and to the site's build with its key. */
export const noIntrospection: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (!INTROSPECTION_FIELDS.includes(node.name.value)) return;
    context.reportError(
      new GraphQLError('The schema is shown only to the site build, with its key', { nodes: [node] }),
    );
  },
});

/** Refuses queries that nest more fields than `MAX_DEPTH`. Fragments count where they are defined: spreading them deeper is bounded by complexity. */
export const depthLimit: ValidationRule = (context: ValidationContext): ASTVisitor => {
  let depth = 0;
  return {
    Field: {
      enter(node) {
        depth += 1;
        if (depth === MAX_DEPTH + 1)
          context.reportError(
            new GraphQLError(`Queries may nest at most ${MAX_DEPTH} fields`, { nodes: [node] }),
          );
      },
      leave() {
        depth -= 1;
      },
    },
  };
};

/** The rules of this CMS on top of GraphQL's own, for the request at hand. */
export function validationRules(args: ExecutionArgs): ValidationRule[] {
  const { req } = args.contextValue as { req: PayloadRequest };
  const maySeeSchema = env.isDevelopment || isInsider({ req });
  return maySeeSchema ? [] : [noIntrospection, depthLimit];
}
