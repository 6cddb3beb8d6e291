import type { Payload } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import { inTransaction } from '../../platform/database/inTransaction';
import { scheduleAuthor } from '../../platform/editing/executeSchedule';
import { describeDocument } from '../../platform/editing/describeDocument';
import { documentId, scheduleFaults } from '../../platform/editing/scheduleFaults';
import { scheduledRequest } from '../../platform/editing/scheduledRequest';
import type { FailedSchedule } from '../../platform/jobs/runSchedules';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { scheduleFailedMail } from './scheduleFailedMail';

const NOT_FOUND = 404;
/** Maximum length of an error that the mail quotes. Database errors may contain the whole SQL statement. */
const MAX_LENGTH = 300;

const TEXTS = {
  he: {
    gone: 'המסמך לא נמצא. ייתכן שנמחק.',
    fault: (message: string) => `תקלה במערכת: ${message}`,
  },
  en: {
    gone: 'The document was not found. It may have been deleted.',
    fault: (message: string) => `System error: ${message}`,
  },
};

interface Refusal {
  status?: number;
  message?: string;
  data?: { errors?: { label?: unknown; path?: string; message: string }[] };
}

/**
 * Returns the CMS's error messages for the mail. Field errors are in the language of the schedule's author, because the
 * document was saved in the author's name.
 */
function errorMessages(error: unknown, language: Locale): string[] {
  const { status, message, data } = error as Refusal;
  if (status === NOT_FOUND) return [TEXTS[language].gone];
  if (status === undefined || status >= 500)
    return [TEXTS[language].fault(String(message ?? error).slice(0, MAX_LENGTH))];
  const faults = data?.errors ?? [];
  if (faults.length === 0) return [String(message)];
  return faults.map(({ label, path, message: fault }) =>
    [typeof label === 'string' && label ? label : path, fault].filter(Boolean).join(': '),
  );
}

/**
 * Sends a mail about a failed schedule and the reason. The recipients are its author, if the account still exists, and
 * the administrators, each in their own language.
 */
export async function notifyScheduleFailure(
  payload: Payload,
  { schedule, at, error }: FailedSchedule,
): Promise<void> {
  const author = await scheduleAuthor(payload, schedule);
  const { docs: people } = await payload.find({
    collection: 'users',
    where: { or: [{ roles: { contains: 'administrator' } }, { id: { equals: author?.id ?? 0 } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const mails = new Map<Locale, { subject: string; text: string }>();
  for (const language of new Set(people.map(({ mailLanguage }) => mailLanguage ?? LOCALES[0]))) {
    const lacking = await scheduleFaults(await scheduledRequest(payload, { language }), schedule);
    const reasons = lacking.length > 0 ? lacking : errorMessages(error, language);
    const type = schedule.type === 'unpublish' ? 'unpublish' : 'publish';
    const { doc, global } = schedule;
    const document = doc ? { slug: doc.relationTo, id: documentId(doc.value) } : { slug: String(global) };
    const what = await describeDocument(payload, document, language);
    mails.set(language, scheduleFailedMail({ type, at, reasons, ...what }, language));
  }
  await inTransaction(payload, async (req) => {
    for (const { email, mailLanguage } of people) {
      const mail = mails.get(mailLanguage ?? LOCALES[0]);
      if (mail) await queueMail(req, { to: email, ...mail });
    }
  });
}
