import type { CollectionConfig, Field } from 'payload';
import { hideFromOtherRoles } from '../access/hideFromOtherRoles';
import { isAdministrator } from '../access/isAdministrator';
import { nobody } from '../access/nobody';
import type { Label } from '../labels/labels';
import { mapFields } from '../fields/mapFields';
import { applyAdminDefaults } from '../fields/applyAdminDefaults';

/**
 * Labels of task slugs and job states, which Payload does not define. `optionLabels.test` checks that none is missing.
 */
const NAMES: Readonly<Record<string, Label>> = {
  inline: { he: 'משימה חד־פעמית', en: 'Single job' },
  schedulePublish: { he: 'פרסום מתוזמן', en: 'Scheduled publication' },
  notifyBuild: { he: 'הודעה לבניית האתר', en: 'Notification of the site build' },
  passwordReset: { he: 'דוא״ל לאיפוס סיסמה', en: 'Password reset e-mail' },
  retention: { he: 'מחיקה בתום תקופת השמירה', en: 'Deletion after the retention period' },
  digest: { he: 'סיכום יומי', en: 'Daily digest' },
  housekeeping: { he: 'תחזוקה שוטפת', en: 'Housekeeping' },
  failed: { he: 'נכשלה', en: 'Failed' },
  succeeded: { he: 'הצליחה', en: 'Succeeded' },
};

function named(field: Field): Field {
  if (field.type !== 'select' && field.type !== 'radio') return field;
  const options = field.options.map((option) => {
    const name = typeof option === 'string' ? NAMES[option] : undefined;
    return typeof option === 'string' && name ? { value: option, label: { ...name } } : option;
  });
  return { ...field, options };
}

/**
 * Shows the job queue to administrators, with waiting and failed jobs. Finished jobs are deleted.
 * @param defaults Payload's definition of the collection
 */
export function jobsCollection(defaults: CollectionConfig): CollectionConfig {
  return {
    ...defaults,
    fields: mapFields(applyAdminDefaults(defaults.fields), named),
    labels: { singular: { he: 'משימה', en: 'Job' }, plural: { he: 'תור המשימות', en: 'Job queue' } },
    admin: {
      ...defaults.admin,
      group: { he: 'ניהול', en: 'Administration' },
      hidden: hideFromOtherRoles('administrator'),
      defaultColumns: ['taskSlug', 'queue', 'totalTried', 'hasError', 'waitUntil', 'createdAt'],
    },
    access: { create: nobody, read: isAdministrator, update: nobody, delete: isAdministrator },
  };
}
