import type { Json } from '../Json';
import { fromLexical } from '../richText/fromLexical';
import { languageDirection, addDirections } from '../richText/addDirections';
import { asRecord } from './asRecord';
import type { BuildContext } from './BuildContext';

/**
 * Converts a rich text value to a tree of nodes, or to null if it is empty.
 * @throws InvalidField for an invalid editor state
 */
export function buildRichText(raw: unknown, path: string, context: BuildContext): Json | null {
  const nodes = fromLexical(asRecord(raw, path), {
    nodeId: (slug, id) => {
      const sourced = context.model.entities.some(
        (entity) => entity.kind === 'collection' && entity.slug === slug,
      );
      return sourced ? context.nodeId(slug, id, context.locale) : null;
    },
    onUnknown: (type) =>
      context.warn(
        `${context.document} ${path} ${type}`,
        `${context.label}: the rich text "${path}" holds a "${type}", which the site cannot show; only the text in it is kept.`,
      ),
  });
  const content = addDirections(nodes, languageDirection(context.locale));
  return content.length > 0 ? { content } : null;
}
