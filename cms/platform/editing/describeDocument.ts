import type { CollectionSlug, Payload } from 'payload';
import { env } from '../env/env';
import { labelText } from '../labels/labelText';
import { LOCALES, type Locale } from '../locales/locales';
import { latestVersion } from './latestVersion';
import { scheduledRequest } from './scheduledRequest';

/** A document or global as it is described to people, for example in a mail. */
export interface DescribedDocument {
  /** Label of the collection or global. */
  kind: string;
  /** Name of the document; null for a global. */
  name: string | null;
  /** URL of its page in the admin. */
  link: string;
}

/** Returns a document's name in the given language, otherwise in the other language. */
function nameIn(document: Record<string, unknown>, field: string, language: Locale): string {
  const value = document[field];
  const texts =
    value && typeof value === 'object' ? (value as Record<string, unknown>) : { [language]: value };
  const found = [language, ...LOCALES].map((locale) => texts[locale]).find(Boolean);
  return String(found ?? document.id ?? '');
}

/**
 * Describes the newest version of a document to people who do not know its id.
 * @param document slug of the collection with the id, or only the slug of a global
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
  // A builder of a different release may report a collection that this CMS does not have.
  if (!config) return { kind: slug, name: String(id), link: admin };
  const { labels, admin: shown } = config;
  const document = await latestVersion(await scheduledRequest(payload, { language }), collection, id);
  return {
    kind: labelText(labels.singular, slug, language),
    name: nameIn({ id, ...document }, shown.useAsTitle ?? 'id', language),
    link: `${admin}/collections/${slug}/${id}`,
  };
}
