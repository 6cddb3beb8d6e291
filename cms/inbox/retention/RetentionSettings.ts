import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isStaff } from '../../platform/access/isStaff';
import { retentionDays } from '../../platform/retention/expiresAfter';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';

/**
 * Global with the retention period in days for each kind of personal data. Only roles that may delete documents can
 * change it.
 */
export const RetentionSettings: GlobalConfig = {
  slug: 'retention',
  label: { he: 'תקופות שמירה', en: 'Retention' },
  graphQL: false,
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator'),
    description: {
      he: 'בכל לילה נמחקות הפניות שתקופת השמירה שלהן הסתיימה, עם המסירות והקבצים שלהן. אי אפשר לשחזר אותן.',
      en: 'Every night, messages whose retention period has ended are deleted with their deliveries and files. They cannot be restored.',
    },
  },
  access: { read: isStaff, update: isAdministrator },
  fields: [],
};

/** Adds a field to the retention settings for each collection that `expiresAfter` marks. */
export const addRetentionFields =
  (collections: readonly CollectionConfig[]) =>
  (global: GlobalConfig): GlobalConfig => {
    if (global.slug !== RetentionSettings.slug) return global;
    const fields = collections.flatMap((collection): Field[] => {
      const defaultValue = retentionDays(collection);
      if (defaultValue === undefined) return [];
      const { slug: name, labels } = collection;
      const plural = (language: Locale) => labelText(labels?.plural, name, language);
      const label = { he: `${plural('he')} (ימים)`, en: `${plural('en')} (days)` };
      return [{ name, type: 'number', required: true, min: 1, max: 36_500, defaultValue, label }];
    });
    return { ...global, fields };
  };
