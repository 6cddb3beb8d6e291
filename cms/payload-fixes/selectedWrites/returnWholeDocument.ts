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

/** Makes external writes to a collection return the whole document, even if the request selects only some fields. */
export const returnWholeDocument = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ofCollection],
  },
});

/** Makes external writes to a global return the whole global, even if the request selects only some fields. */
export const returnWholeGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [...(global.hooks?.beforeOperation ?? []), ofGlobal] },
});
