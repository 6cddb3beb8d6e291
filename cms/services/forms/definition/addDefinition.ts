import type { CollectionAfterReadHook } from 'payload';
import { isLocale } from '../../../platform/locales/locales';
import type { Form } from '../../../payload-types';
import { buildDefinition } from './buildDefinition';

/** Adds the virtual field `definition`: the form as the public API returns it, in the language of the request. */
export const addDefinition: CollectionAfterReadHook<Form> = async ({ doc, req }) => {
  const { locale } = req;
  if (!isLocale(locale) || !doc.formId) return { ...doc, definition: null };
  return { ...doc, definition: await buildDefinition(doc, req, locale) };
};
