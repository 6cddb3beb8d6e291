import type { Options } from '../options';
import type { SchemaModel } from '../schema/SchemaModel';

/** What building the nodes of one document in one locale needs to know. */
export interface BuildContext {
  model: SchemaModel;
  options: Pick<Options, 'prefix' | 'serverUrl' | 'blockTypes' | 'preview' | 'pathField'>;
  locale: string;
  /** The document, whatever the locale: `pages 5`. */
  document: string;
  /** The document in words, for messages: `pages 5 (he)`. */
  label: string;
  /** Node id of a document, by the slug of its collection and its id in the CMS. */
  nodeId: (slug: string, id: string, locale: string) => string;
  /** Says something to the person who reads the build's output; once for each key. */
  warn: (key: string, message: string) => void;
}
