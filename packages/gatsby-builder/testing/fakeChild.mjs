import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Fake of `warmChild.mjs` for tests, without Gatsby. It sends the same messages. The file `mode` controls its
 * behaviour, and the file `content` is written as the home page.
 */
const sendToParent = (/** @type {object} */ message) => process.send?.(message);
const mode = () => readFileSync('mode', 'utf8');
const write = () => {
  mkdirSync('public', { recursive: true });
  writeFileSync('public/index.html', `${readFileSync('content', 'utf8')} by a process that stays`);
};

process.once('disconnect', () => process.exit(0));
if (mode() === 'cannot start') process.exit(1);
if (mode() === 'never starts') await new Promise(() => setInterval(() => {}, 1000));
if (process.argv.includes('repair')) writeFileSync('healed', '');
write();
const wasDisturbed = mode() === 'disturbed';
const trusted = wasDisturbed ? null : mode() !== 'untrusted';
sendToParent({ type: 'ready', changes: [], trusted, touched: ['/a/'], memory: 1 });

process.on('message', async (/** @type {import('../build/warmProcess.mjs').Order} */ { type }) => {
  if (type === 'hurry') return;
  sendToParent({ type: 'phase', phase: 'source' });
  if (mode() === 'dies') process.exit(1);
  if (mode() === 'is stuck') return;
  if (mode() === 'writes all pages') {
    sendToParent({ type: 'phase', phase: 'html', pages: 200 });
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  if (mode() === 'new template' && !existsSync('told')) {
    writeFileSync('told', '');
    sendToParent({ type: 'cold', why: 'template' });
    return;
  }
  if (mode() === 'faulty after all' && wasDisturbed) {
    sendToParent({ type: 'cold', why: 'check' });
    return;
  }
  write();
  const files = { changed: ['index.html'], gone: [] };
  const memory = mode() === 'grows' ? 2 ** 40 : 1;
  sendToParent({
    type: 'built',
    pages: 1,
    deleted: 0,
    queries: 2,
    changes: [{ title: 'Home' }],
    files,
    memory,
  });
  sendToParent({ type: 'saved' });
});
