import type { CollectionSlug, Payload } from 'payload';
import { env } from '../env/env';
import { labelText } from '../labels/labelText';
import { LOCALES, type Locale } from '../locales/locales';
import { latestVersion } from './latestVersion';
import { scheduledRequest } from './scheduledRequest';

/** A document, or a global, as who reads a mail knows it. */
export interface DescribedDocument {
  /** As the collection, or the global, is called. */
  kind: string;
  /** Of the document; null for a global. */
  name: string | null;
  /** Where it is edited. */
  link: string;
}

/** A document's name in a language, else in the other one. */
function nameIn(document: Record<string, unknown>, field: string, language: Locale): string {
  const value = document[field];
  const texts =
    value && typeof value === 'object' ? (value as Record<string, unknown>) : { [language]: value };
  const found = [language, ...LOCALES].map((locale) => texts[locale]).find(Boolean);
  return String(found ?? document.id ?? '');
}

/**
 * Describes a document by its newest version.
 * @param document a global has no id
 */
export async function describeDocument(
  payload: Payload,
  { slug, id }: { slug: string; id?: number | string },
  language: Locale,
): Promise<DescribedDocument> {
  const admin = `${env.cmsUrl}/admin`;
  if (id === undefined) {
    const label = payload.config.globals.find((one) => one.slug === slug)?.label;
    return { kind: labelText(label, slug, language), name: null, link: `${admin}/globals/${slug}` };
  }
  const collection = slug as CollectionSlug;
  const { config } = (payload.collections as Partial<Payload['collections']>)[collection] ?? {};
  // A builder of another release may name a collection that does not exist here.
  if (!config) return { kind: slug, name: String(id), link: admin };
  const { labels, admin: shown } = config;
  const document = await latestVersion(await scheduledRequest(payload, { language }), collection, id);
  return {
    kind: labelText(labels.singular, slug, language),
    name: nameIn({ id, ...document }, shown.useAsTitle ?? 'id', language),
    link: `${admin}/collections/${slug}/${id}`,
  };
}
