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

/** Whether a dispute is undecided. */
export const isOpenDispute = ({ decision }: Readonly<Record<string, unknown>>): boolean =>
  decision === 'open';

/**
 * Keeps an undecided dispute among the open inbox entries: it blocks the draw, so staff must see it.
 * @throws APIError 409
 */
export const keepDisputeOpen: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const { status } = data as Partial<LotteryDispute>;
  if (
    operation === 'update' &&
    ENDED.includes(status) &&
    isOpenDispute(originalDoc as LotteryDispute & Record<string, unknown>)
  )
    throw new APIError(TEXTS.status[adminLanguage(req.i18n)], 409, null, true);
  return data;
};

/** @throws APIError 409 for an undecided dispute */
export const keepOpenDispute: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.db.findOne<LotteryDispute>({
    collection: 'lotteryDisputes',
    where: { id: { equals: id } },
    req,
  });
  if (found && isOpenDispute({ ...found }))
    throw new APIError(TEXTS.deletion[adminLanguage(req.i18n)], 409, null, true);
};
