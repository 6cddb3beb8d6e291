import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';
import { documentTitle } from '../../platform/labels/documentTitle';
import type { Fault } from './Fault';
import { faultKey } from './faultKey';
import { readDocument, type Checked } from './readDocument';
import { readTargets } from './readTargets';
import { targetFaults } from './targetFaults';

/**
 * Checks the newest version of a document, published or not.
 * @param id id of a document that the user may read
 * @param language language of the problems' descriptions
 * @throws NotFound, Forbidden as for reading
 */
export async function checkDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  language: Locale,
): Promise<Fault[]> {
  const { payload, user } = req;
  const { config } = payload.collections[collection];
  const data = (await payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user,
  })) as unknown as Record<string, unknown> & { id: number };
  const title = documentTitle(data, config.admin.useAsTitle);
  return faultsOf(req, { collection, id: data.id, title, fields: config.fields, data }, language);
}

/**
 * Checks the newest version of a global, published or not.
 * @param language language of the problems' descriptions
 * @throws Forbidden as for reading
 */
export async function checkGlobal(req: PayloadRequest, slug: GlobalSlug, language: Locale): Promise<Fault[]> {
  const { payload, user } = req;
  const { fields = [], label } = payload.config.globals.find((one) => one.slug === slug) ?? {};
  const data = (await payload.findGlobal({
    slug,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user,
  })) as unknown as Record<string, unknown>;
  const checked = { collection: slug, id: null, title: labelText(label, slug, language), fields, data };
  return faultsOf(req, checked, language);
}

async function faultsOf(req: PayloadRequest, checked: Checked, language: Locale): Promise<Fault[]> {
  const { blocks } = req.payload;
  const context = { blocks, language, siteUrl: env.siteUrl, cmsUrl: env.cmsUrl };
  const { faults, references } = readDocument(checked, context);
  return unique([...faults, ...targetFaults(checked, references, await readTargets(req, references))]);
}

/** Removes duplicates, because a picture used at several places has the same problem at each of them. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [faultKey(fault), fault])).values()];
}
