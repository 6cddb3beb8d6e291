import { isolateObjectProperty, ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { otherLanguage } from '../../platform/locales/otherLanguage';

const TEXTS = {
  he: {
    taken: 'המספר {number} שייך כבר למשרה ״{name}״. יש לבחור מספר אחר.',
    trashed: 'המספר {number} שייך למשרה ״{name}״ שבסל המיחזור. יש לבחור מספר אחר או לשחזר את המשרה.',
    label: 'מספר משרה',
    nameless: 'ללא שם',
  },
  en: {
    taken: 'The number {number} belongs to the job “{name}”. Choose another number.',
    trashed:
      'The number {number} belongs to the job “{name}”, which is in the trash. Choose another number, or restore that job.',
    label: 'Job number',
    nameless: 'without a name',
  },
};

/**
 * Rejects a job number that another job has. The number determines the URL of the job's page, so it must be unique.
 * @throws ValidationError at the number, which names the other job
 */
export const refuseDuplicateNumber: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { orderId: number } = data as { orderId?: unknown };
  const { id } = (originalDoc ?? {}) as { id?: number };
  if (typeof number !== 'number') return data;
  const language = adminLanguage(req.i18n);
  const { docs } = await req.payload.find({
    collection: 'jobs',
    where: {
      and: [{ orderId: { equals: number } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    select: { jobName: true, deletedAt: true },
    locale: language,
    fallbackLocale: otherLanguage(language),
    limit: 1,
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
    // Pass a copy of the locale properties, because Payload's local API would overwrite them in the caller's request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  const [owner] = docs;
  if (!owner) return data;
  const texts = TEXTS[language];
  const message = texts[owner.deletedAt ? 'trashed' : 'taken']
    .replace('{number}', String(number))
    .replace('{name}', owner.jobName || texts.nameless);
  throw new ValidationError(
    { collection: 'jobs', errors: [{ path: 'orderId', label: texts.label, message }], req },
    req.t,
  );
};
