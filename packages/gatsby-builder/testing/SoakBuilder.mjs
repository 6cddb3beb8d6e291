import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ faults?: { collection: string, id: string }[], left?: number, error?: string }} Outcome */

/** Runs `soakBuilderProcess.mjs`. After the process was killed, starts it again. */
export class SoakBuilder {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #log;

  /** @param {import('./FixtureSite.mjs').FixtureSite} site */
  constructor(site) {
    this.site = site;
    this.#log = path.join(site.directory, 'served.jsonl');
  }

  /**
   * Builds once. If the process is killed meanwhile, builds again in a new one.
   * @param {{ hurries?: boolean, kill?: import('./fileOperations.mjs').Kill }} [order]
   * @returns {Promise<Outcome>}
   */
  async build({ hurries = false, kill } = {}) {
    this.#child ??= await this.#start();
    const child = this.#child;
    const ended = new AbortController();
    const answered = once(child, 'message', { signal: ended.signal }).then(([outcome]) => outcome);
    const exited = once(child, 'exit', { signal: ended.signal }).then(() => null);
    child.send({ hurries, kill });
    const outcome = await Promise.race([answered, exited]);
    ended.abort();
    if (outcome) return outcome;
    this.#child = null;
    return this.build({ hurries });
  }

  /** Returns the changes of published files since the last call. @returns {import('./ServedModel.mjs').FileChange[]} */
  takeChanges() {
    if (!existsSync(this.#log)) return [];
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1);
    rmSync(this.#log);
    return lines.map((line) => JSON.parse(line));
  }

  async end() {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.send('end');
    await exited;
  }

  async #start() {
    const { folder, env } = this.site;
    const options = JSON.stringify({ folder, settings: this.site.settings(), log: this.#log });
    const child = fork(path.join(import.meta.dirname, 'soakBuilderProcess.mjs'), [options], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const started = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (!started) throw new Error('The builder process of the soak test ended at its start.');
    return child;
  }
}
