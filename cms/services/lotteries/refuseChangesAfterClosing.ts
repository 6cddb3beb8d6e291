import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { lockLottery } from './lotteryLock';
import { readDraw } from './readDraw';

const CLOSED = {
  he: 'ההרשמה להגרלה נסגרה, ולכן אי אפשר עוד לשנות את ההגרלה.',
  en: 'Registration for the lottery is closed, so the lottery can no longer be changed.',
};
const ANNOUNCED = {
  he: 'גיבוב הגרעין של ההגרלה פורסם, ולכן אי אפשר למחוק אותה.',
  en: 'The seed hash of the lottery was published, so the lottery cannot be deleted.',
};

const refusal = (text: { he: string; en: string }, language: string) =>
  new APIError(text[language === 'en' ? 'en' : 'he'], 409, null, true);

/**
 * Rejects changes of a lottery whose registration is closed. It locks the lottery, so that a change and a step of the
 * draw cannot run at the same time.
 * @throws APIError 409
 */
export const refuseChangesAfterClosing: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return data;
  const id = Number((originalDoc as { id: number }).id);
  await lockLottery(req, id);
  const draw = await readDraw(req, id);
  if (draw && draw.stage !== 'announced') throw refusal(CLOSED, req.i18n.language);
  return data;
};

/**
 * Prevents deleting a lottery after the hash of its seed was published.
 * @throws APIError 409
 */
export const refuseDeletionOnceAnnounced: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockLottery(req, Number(id));
  if (await readDraw(req, Number(id))) throw refusal(ANNOUNCED, req.i18n.language);
};
