import { setTimeout as sleep } from 'node:timers/promises';
import { draftDesk, NothingToSee } from './draftDesk.mjs';
import { startDrafts } from '../gatsby/startDrafts.mjs';

/**
 * The part of the preview that holds Gatsby, in a process of its own: Gatsby ends the process it is in when something is badly wrong, and
 * takes its time at the start. It answers its parent's questions `{ id, ask, ... }` with `{ id, answer }`, `{ id, reason }` or
 * `{ id, failure }`, and says `{ state }` before. Without a parent it ends.
 */
const { CMS_URL: url = '', CMS_API_KEY: apiKey = '' } = process.env;
const say = (/** @type {object} */ message) => process.send?.(message);
process.once('disconnect', () => process.exit(0));

// Without the CMS Gatsby would end at once.
for (;;) {
  const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (response?.ok) break;
  say({ state: 'cmsDown' });
  await sleep(1000);
}
say({ state: 'starting' });
const desk = draftDesk(await startDrafts(process.cwd()), { url, apiKey });

/** @param {import('./Renderer.mjs').Question} question */
const answerTo = (question) => {
  if (question.ask === 'locate') return desk.locate(question.document);
  return question.ask === 'slice' ? desk.slice(question.slice) : desk.page(question.page);
};

process.on('message', async (/** @type {import('./Renderer.mjs').Question & { id: number }} */ question) => {
  const { id } = question;
  try {
    say({ id, answer: await answerTo(question) });
  } catch (error) {
    if (error instanceof NothingToSee) return say({ id, reason: error.reason });
    console.error(error);
    say({ id, failure: String(error) });
  }
});
say({ state: 'ready' });
