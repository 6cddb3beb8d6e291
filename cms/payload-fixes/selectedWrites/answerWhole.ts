import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from 'payload';

const withoutSelect = <Args extends object>(args: Args): Args => ({ ...args, select: undefined });

const ofCollection: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'read' || req.payloadAPI === 'local' ? args : withoutSelect(args);

const ofGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'read' || req.payloadAPI === 'local' ? args : withoutSelect(args);

/** Makes external writes to a collection return the whole document. */
export const answerWhole = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ofCollection],
  },
});

/** Does the same for a global. */
export const answerWholeGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [...(global.hooks?.beforeOperation ?? []), ofGlobal] },
});
