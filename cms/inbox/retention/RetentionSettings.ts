import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isStaff } from '../../platform/access/isStaff';
import { retentionDays } from '../../platform/retention/expiresAfter';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';

/** Retention in days for each kind of personal data. Roles that may delete documents may change it. */
export const RetentionSettings: GlobalConfig = {
  slug: 'retention',
  label: { he: 'תקופות שמירה', en: 'Retention' },
  graphQL: false,
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator'),
    description: {
      he: 'כל לילה נמחקות הפניות שעברה תקופתן, עם המסירות והקבצים שלהן. אין דרך חזרה.',
      en: 'Every night what is older is deleted, with its deliveries and files. There is no way back.',
    },
  },
  access: { read: isStaff, update: isAdministrator },
  fields: [],
};

/** Adds a field for each collection that is marked by `expiresAfter`. */
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
