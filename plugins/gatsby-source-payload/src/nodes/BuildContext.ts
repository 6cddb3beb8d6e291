import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';

/** Context in which the node of one document in one locale is built. */
export interface BuildContext {
  model: SchemaModel;
  options: Pick<Options, 'prefix' | 'serverUrl' | 'blockTypes' | 'preview' | 'pathField'>;
  locale: string;
  /** Name of the document without its locale, such as `pages 5`. */
  document: string;
  /** Name of the document in messages, such as `pages 5 (he)`. */
  label: string;
  /** Returns the node id of a document. */
  nodeId: (slug: string, id: string, locale: string) => string;
  /** Prints a warning, but only the first one with the same key. */
  warn: (key: string, message: string) => void;
}
