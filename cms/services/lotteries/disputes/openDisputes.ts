import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import type { LotteryDispute } from '../../../payload-types';
import { adminLanguage } from '../../../platform/locales/adminLanguage';

const TEXTS = {
  status: {
    he: 'עדיין לא הוחלט איזו הרשמה משתתפת. יש להחליט כאן, ואז הפנייה תסומן כטופלה.',
    en: 'It is not decided yet which registration takes part. Decide here, and the entry is marked as done.',
  },
  deletion: {
    he: 'עדיין לא הוחלט איזו הרשמה משתתפת. אפשר למחוק אחרי ההחלטה.',
    en: 'It is not decided yet which registration takes part. You can delete the entry after the decision.',
  },
};

const ENDED: readonly unknown[] = ['done', 'spam'];

/** Checks whether staff still have to decide a dispute. */
export const isOpenDispute = ({ decision }: Readonly<Record<string, unknown>>): boolean =>
  decision === 'open';

/**
 * Prevents staff from marking an undecided dispute as done or spam. It blocks the draw, so it must remain visible among
 * the open entries.
 * @throws APIError 409
 */
export const refuseToEndOpenDispute: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const { status } = data as Partial<LotteryDispute>;
  if (
    operation === 'update' &&
    ENDED.includes(status) &&
    isOpenDispute(originalDoc as LotteryDispute & Record<string, unknown>)
  )
    throw new APIError(TEXTS.status[adminLanguage(req.i18n)], 409, null, true);
  return data;
};

/**
 * Prevents deleting an undecided dispute.
 * @throws APIError 409
 */
export const refuseToDeleteOpenDispute: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.db.findOne<LotteryDispute>({
    collection: 'lotteryDisputes',
    where: { id: { equals: id } },
    req,
  });
  if (found && isOpenDispute({ ...found }))
    throw new APIError(TEXTS.deletion[adminLanguage(req.i18n)], 409, null, true);
};
