import { EventEmitter } from 'node:events';
import { Renderer } from './Renderer.mjs';

/** @typedef {{ id: number, page: { path: string } }} Asked */
/** @typedef {(message: Asked) => object | null} Answering */

/** A fake renderer process. The given function returns its response to each message, or null for no response. */
class Child extends EventEmitter {
  connected = true;
  /** @param {Answering} answer */
  constructor(answer) {
    super();
    this.answer = answer;
  }
  /** @param {Asked} message */
  send(message) {
    const answer = this.answer(message);
    if (answer) setImmediate(() => this.emit('message', { id: message.id, ...answer }));
  }
}

/** @param {Child} child */
const asProcess = (child) =>
  /** @type {import('node:child_process').ChildProcess} */ (/** @type {unknown} */ (child));

const QUESTION = { ask: /** @type {const} */ ('page'), page: { path: '/' } };

/** @param {Answering} answer */
function running(answer) {
  const renderer = new Renderer();
  const child = new Child(answer);
  renderer.use(asProcess(child));
  child.emit('message', { state: 'ready' });
  return { renderer, child };
}

it('forwards a question and its answer', async () => {
  const { renderer } = running(({ page }) => ({ answer: page.path }));
  expect(await renderer.ask(QUESTION)).toMatchObject({ answer: '/' });
});

it('returns the reason for a missing answer, also before the process is ready', async () => {
  const renderer = new Renderer();
  expect(await renderer.ask(QUESTION)).toEqual({ reason: 'starting' });
  const child = new Child(() => null);
  renderer.use(asProcess(child));
  child.emit('message', { state: 'cmsDown' });
  expect(await renderer.ask(QUESTION)).toEqual({ reason: 'cmsDown' });
});

it('answers pending questions when the process ends', async () => {
  const { renderer, child } = running(() => null);
  const answer = renderer.ask(QUESTION);
  child.emit('exit');
  expect(await answer).toMatchObject({ reason: 'starting' });
  expect(renderer.state).toBe('starting');
});

it('times out', async () => {
  const { renderer } = running(() => null);
  expect(await renderer.ask(QUESTION, 10)).toEqual({ reason: 'failed' });
});

it('answers again after the process is replaced', async () => {
  const { renderer, child } = running(() => null);
  child.emit('exit');
  const next = new Child(() => ({ answer: 'again' }));
  renderer.use(asProcess(next));
  next.emit('message', { state: 'ready' });
  expect(await renderer.ask(QUESTION)).toMatchObject({ answer: 'again' });
});
