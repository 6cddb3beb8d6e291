import type { NodeInput } from 'gatsby';
import type { RawDocument } from '../client/PayloadClient';
import type { Json } from '../Json';
import type { Options } from '../options';
import type { EntityModel, SchemaModel } from '../schema/SchemaModel';
import { SourceError } from '../SourceError';
import type { BuildContext } from './BuildContext';
import { buildObject } from './buildObject';
import { contentDigest } from './contentDigest';
import { documentLocales, type LocalizedDocument } from './documentLocales';
import { InvalidField } from './InvalidField';
import { entityKey } from './entityKey';
import { fileFields } from './fileFields';

/** Everything that building nodes needs and that stays the same during one sourcing. */
export interface NodeBuilder {
  model: SchemaModel;
  options: Options;
  nodeId: BuildContext['nodeId'];
  warn: BuildContext['warn'];
}

/**
 * Builds the nodes of a document, one per locale.
 * @param document the document as returned by the REST API, by locale
 * @param entity collection or global of the document
 * @throws SourceError badDocument or missingPath, with the document and field. In preview mode, the document is omitted
 *   instead
 */
export function buildNodes(
  document: LocalizedDocument,
  entity: EntityModel,
  builder: NodeBuilder,
): NodeInput[] {
  const locales = documentLocales(document, entity, builder.options);
  const pages = entity.paths
    ? withPaths(document, entity, locales, builder)
    : locales.map((locale) => ({ locale, path: '' }));
  return pages.flatMap(({ locale, path }) => {
    const raw = document.get(locale);
    if (!raw) return [];
    return buildNode(raw, entity, locale, entity.paths ? { path, alternates: pages } : {}, builder) ?? [];
  });
}

function withPaths(
  document: LocalizedDocument,
  entity: EntityModel,
  locales: string[],
  builder: NodeBuilder,
) {
  const { defaultLocale, pathField } = builder.options;
  const pages = locales.flatMap((locale) => {
    const raw = document.get(locale);
    const path = raw?.[pathField];
    if (typeof path === 'string' && path.startsWith('/')) return [{ locale, path }];
    const label = labelOf(raw, entity, locale);
    const problem = `${label}: the field "${pathField}" should be a path, is ${JSON.stringify(path ?? null)}.`;
    if (!builder.options.preview) throw new SourceError('missingPath', problem, label);
    builder.warn(problem, `${problem} The page is left out of the preview.`);
    return [];
  });
  return pages.sort((a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale));
}

function buildNode(
  raw: RawDocument,
  entity: EntityModel,
  locale: string,
  page: Json,
  builder: NodeBuilder,
): NodeInput | null {
  const { options, model, nodeId, warn } = builder;
  const label = labelOf(raw, entity, locale);
  try {
    const fields = buildObject(raw, entity.type, '', {
      model,
      options,
      locale,
      document: documentOf(raw, entity),
      label,
      nodeId,
      warn,
    });
    const content: Json = { ...fields, ...page, ...(entity.upload && fileFields(fields, options.serverUrl)) };
    return {
      ...content,
      id: nodeId(entityKey(entity), String(raw.id), locale),
      documentId: String(raw.id),
      locale,
      parent: null,
      children: [],
      internal: {
        type: options.prefix + entity.type,
        contentDigest: contentDigest(content, entity.paths),
        // The site's builder also reads this label to find the document of a failed page.
        description: label,
      },
    };
  } catch (error) {
    if (!(error instanceof InvalidField)) throw error;
    if (!options.preview) throw new SourceError('badDocument', `${label}, ${error.message}.`, label);
    warn(label, `${label} is left out of the preview: ${error.message}.`);
    return null;
  }
}

function labelOf(raw: RawDocument | undefined, entity: EntityModel, locale: string): string {
  return `${documentOf(raw, entity)} (${locale})`;
}

function documentOf(raw: RawDocument | undefined, entity: EntityModel): string {
  return entity.kind === 'global' ? `global ${entity.slug}` : `${entity.slug} ${String(raw?.id)}`;
}
