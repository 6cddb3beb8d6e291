import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';

/** Context for building the nodes of one document in one locale. */
export interface BuildContext {
  model: SchemaModel;
  options: Pick<Options, 'prefix' | 'serverUrl' | 'blockTypes' | 'preview' | 'pathField'>;
  locale: string;
  /** The document without locale: `pages 5`. */
  document: string;
  /** The document in messages: `pages 5 (he)`. */
  label: string;
  /** Returns the node id of a document. */
  nodeId: (slug: string, id: string, locale: string) => string;
  /** Prints a warning once per key. */
  warn: (key: string, message: string) => void;
}
