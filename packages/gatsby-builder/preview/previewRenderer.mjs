import { setTimeout as sleep } from 'node:timers/promises';
import { draftQueue, PreviewUnavailable } from './draftQueue.mjs';
import { loadDrafts } from '../gatsby/loadDrafts.mjs';

/**
 * Child process of the preview server that runs Gatsby. It is a separate process because Gatsby starts slowly and exits
 * on fatal errors. The parent sends requests `{ id, ask, ... }`. The process responds with `{ id, answer }`, `{ id,
 * reason }` or `{ id, failure }`. During startup it sends `{ state }`. It exits when the parent disconnects.
 */
const { CMS_URL: url = '', CMS_API_KEY: apiKey = '' } = process.env;
const sendMessage = (/** @type {object} */ message) => process.send?.(message);
process.once('disconnect', () => process.exit(0));

// Wait until the CMS responds, because Gatsby would exit without it.
for (;;) {
  const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (response?.ok) break;
  sendMessage({ state: 'cmsDown' });
  await sleep(1000);
}
sendMessage({ state: 'starting' });
const queue = draftQueue(await loadDrafts(process.cwd()), { url, apiKey });

/** @param {import('./Renderer.mjs').Question} question */
const respondTo = (question) => {
  if (question.ask === 'locate') return queue.locate(question.document);
  return question.ask === 'slice' ? queue.slice(question.slice) : queue.page(question.page);
};

process.on('message', async (/** @type {import('./Renderer.mjs').Question & { id: number }} */ question) => {
  const { id } = question;
  try {
    sendMessage({ id, answer: await respondTo(question) });
  } catch (error) {
    if (error instanceof PreviewUnavailable) return sendMessage({ id, reason: error.reason });
    console.error(error);
    sendMessage({ id, failure: String(error) });
  }
});
sendMessage({ state: 'ready' });
