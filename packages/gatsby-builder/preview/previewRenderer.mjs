import { setTimeout as sleep } from 'node:timers/promises';
import { draftQueue, NoPreview } from './draftQueue.mjs';
import { loadDrafts } from '../gatsby/loadDrafts.mjs';

/**
 * Child process of the preview server that runs Gatsby. It is a separate process because Gatsby starts slowly and exits
 * on fatal errors. The parent sends requests `{ id, ask, ... }`. The process responds with `{ id, answer }`, `{ id,
 * reason }` or `{ id, failure }`. During startup it sends `{ state }`. It exits when the parent disconnects.
 */
const { CMS_URL: url = '', CMS_API_KEY: apiKey = '' } = process.env;
const say = (/** @type {object} */ message) => process.send?.(message);
process.once('disconnect', () => process.exit(0));

// Wait until the CMS responds, because Gatsby would exit without it.
for (;;) {
  const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (response?.ok) break;
  say({ state: 'cmsDown' });
  await sleep(1000);
}
say({ state: 'starting' });
const desk = draftQueue(await loadDrafts(process.cwd()), { url, apiKey });

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
    if (error instanceof NoPreview) return say({ id, reason: error.reason });
    console.error(error);
    say({ id, failure: String(error) });
  }
});
say({ state: 'ready' });
