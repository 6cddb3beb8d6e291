import type { CollectionAfterReadHook } from 'payload';
import { isLocale } from '../../../platform/locales';
import type { Form } from '../../../payload-types';
import { buildDefinition } from './buildDefinition';

/** Adds to a form that is read what the public contract says of it, in the language it is read in. */
export const addDefinition: CollectionAfterReadHook<Form> = async ({ doc, req }) => {
  const { locale } = req;
  if (!isLocale(locale) || !doc.formId) return { ...doc, definition: null };
  return { ...doc, definition: await buildDefinition(doc, req, locale) };
};
