import { EventEmitter } from 'node:events';
import { Renderer } from './Renderer.mjs';

/** @typedef {{ id: number, page: { path: string } }} Asked */
/** @typedef {(message: Asked) => object | null} Answering */

/** A process that answers by the given function; null is no answer. */
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

it('passes on a question and its answer', async () => {
  const { renderer } = running(({ page }) => ({ answer: page.path }));
  expect(await renderer.ask(QUESTION)).toMatchObject({ answer: '/' });
});

it('says why there is none, before the process is ready too', async () => {
  const renderer = new Renderer();
  expect(await renderer.ask(QUESTION)).toEqual({ reason: 'starting' });
  const child = new Child(() => null);
  renderer.use(asProcess(child));
  child.emit('message', { state: 'cmsDown' });
  expect(await renderer.ask(QUESTION)).toEqual({ reason: 'cmsDown' });
});

it('what the process was asked when it ended gets an answer', async () => {
  const { renderer, child } = running(() => null);
  const answer = renderer.ask(QUESTION);
  child.emit('exit');
  expect(await answer).toMatchObject({ reason: 'starting' });
  expect(renderer.state).toBe('starting');
});

it('does not wait for ever', async () => {
  const { renderer } = running(() => null);
  expect(await renderer.ask(QUESTION, 10)).toEqual({ reason: 'failed' });
});

it('answers again once another process is there', async () => {
  const { renderer, child } = running(() => null);
  child.emit('exit');
  const next = new Child(() => ({ answer: 'again' }));
  renderer.use(asProcess(next));
  next.emit('message', { state: 'ready' });
  expect(await renderer.ask(QUESTION)).toMatchObject({ answer: 'again' });
});
