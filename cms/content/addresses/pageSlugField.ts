import type { Field, Validate } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { cleanSlug, copySlug, slugFault } from './slugRules';
import { localText } from '../../platform/fields/shortFields';

const clean = (value: unknown): unknown => (typeof value === 'string' ? cleanSlug(value) : value);

const validate: Validate<string> = (value, { siblingData, req }) => {
  if ((siblingData as { template?: string }).template === 'home') return true;
  const fault = value ? slugFault(value) : null;
  return fault ? fault[adminLanguage(req.i18n)] : true;
};

/**
 * Returns the slug field of a page.
 * @param titleField name of the field that holds the document's name, from which the slug is suggested
 */
export const pageSlugField = (titleField = 'title'): Field =>
  localText('slug', 'כתובת (slug)', 'Slug', {
    validate,
    hooks: {
      beforeValidate: [({ value }) => clean(value)],
      beforeDuplicate: [({ value }: { value?: string | null }) => (value ? copySlug(value) : value)],
    },
    admin: {
      position: 'sidebar',
      components: {
        Field: { path: '/content/addresses/SlugField#SlugField', clientProps: { titleField } },
      },
    },
    description: { he: 'החלק האחרון של כתובת הדף', en: "Last part of the page's address" },
  });
