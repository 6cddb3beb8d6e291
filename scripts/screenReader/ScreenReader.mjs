import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--force-renderer-accessibility',
  '--window-size=1366,900',
];
/** No welcome pages beside the page that is visited. */
const FIREFOX_SETTINGS = [
  'user_pref("browser.aboutwelcome.enabled", false);',
  'user_pref("browser.startup.homepage_override.mstone", "ignore");',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);',
].join('\n');
const SPEECH = / - SPEECH OUTPUT: '(.*?)'(?:\{.*\})?$/gm;
/** Orca's own settings: without them its log is written in blocks. */
const WRITE_AT_ONCE = 'import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n';
/** Does not read a whole page when it has loaded. */
const QUIET_ON_LOAD = {
  general: { startingProfile: ['Default', 'default'] },
  pronunciations: {},
  keybindings: {},
  profiles: {
    default: {
      profile: ['Default', 'default'],
      pronunciations: {},
      keybindings: {},
      sayAllOnLoad: false,
    },
  },
};
/** A screen reader announces no end of its speech. This long a silence counts as one. */
const SILENCE_MS = 700;
const MAX_MS = 60_000;
/** After this time a key is taken to say nothing. */
const UNANSWERED_MS = 4_000;
const MAX_TABS = 80;

/**
 * Orca with a browser on the display of the environment. Keys go through the display; speech is read from a log.
 * Prints each key with the speech that follows it.
 */
export class ScreenReader {
  #folder = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  #debug = path.join(this.#folder, 'orca.log');
  #read = 0;
  /** @type {import('node:child_process').ChildProcess[]} */
  #programs = [];

  /**
   * @param {string} url first page
   * @param {'chromium' | 'firefox'} browser
   */
  async start(url, browser) {
    writeFileSync(this.#debug, '');
    const settings = path.join(this.#folder, '.local/share/orca');
    mkdirSync(settings, { recursive: true });
    writeFileSync(path.join(settings, 'orca-customizations.py'), WRITE_AT_ONCE);
    writeFileSync(path.join(settings, 'user-settings.conf'), JSON.stringify(QUIET_ON_LOAD));
    this.#spawn('openbox');
    this.#spawn('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
    await run('gdbus', ['wait', '--session', '--timeout', '30', 'org.a11y.Bus']);
    this.#spawn('orca', '--replace', `--debug-file=${this.#debug}`);
    await this.hear(/Screen reader on/);
    const profile = path.join(this.#folder, 'profile');
    mkdirSync(profile);
    writeFileSync(path.join(profile, 'user.js'), FIREFOX_SETTINGS);
    if (browser === 'firefox') this.#spawn('firefox-esr', '--no-remote', '--profile', profile, url);
    else {
      this.#spawn('chromium', ...CHROMIUM_ARGS, `--user-data-dir=${profile}`, url);
    }
    await this.hear(/Finished loading/);
    await this.#untilSilence();
  }

  async stop() {
    for (const program of this.#programs.reverse()) {
      const ended = program.exitCode === null && once(program, 'exit');
      program.kill();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /**
   * Presses a key, such as `h` for the next heading or `Down` for the next line, and returns what is heard.
   * @param {string} key
   * @param {RegExp} [pattern] waits until this is heard
   */
  async press(key, pattern = /(?:)/) {
    await run('xdotool', ['key', '--clearmodifiers', key]);
    const heard = await this.#untilSilence();
    for (const until = Date.now() + MAX_MS; !pattern.test(heard.join(', '));) {
      if (Date.now() > until)
        throw new Error(`${pattern} was not heard after ${key}, but: ${heard.join(', ')}`);
      heard.push(...(await this.#untilSilence()));
    }
    return this.#note(`[${key}]`, heard);
  }

  /** Types a text into the focused field. @param {string} text */
  async type(text) {
    await run('xdotool', ['type', '--delay', '40', text]);
    await this.#untilSilence();
    console.log(`[typed] ${text}`);
  }

  /** Presses a key until a pattern is heard. @param {RegExp} pattern @param {string} key */
  async seek(pattern, key = 'Tab') {
    for (let count = 0; count < MAX_TABS; count += 1) {
      const heard = await this.press(key);
      if (pattern.test(heard)) return heard;
    }
    throw new Error(`${pattern} was not heard after ${MAX_TABS} times ${key}`);
  }

  /** Waits until a pattern is heard. @param {RegExp} pattern */
  async hear(pattern) {
    const until = Date.now() + MAX_MS;
    for (let said = ''; Date.now() < until; await pause(100)) {
      said = [said, ...this.#new()].join(' ');
      if (pattern.test(said)) {
        console.log(`[heard] ${said.trim()}`);
        return said;
      }
    }
    throw new Error(`${pattern} was not heard`);
  }

  /** Returns the speech since the last call. */
  #new() {
    const text = readFileSync(this.#debug, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const said = [...text.slice(this.#read, end).matchAll(SPEECH)].map(([, words = '']) => words.trim());
    this.#read = end;
    return said.filter(Boolean);
  }

  /** Waits for speech and the silence after it. */
  async #untilSilence() {
    const heard = this.#new();
    const unanswered = Date.now() + UNANSWERED_MS;
    for (let quiet = 0; quiet < SILENCE_MS || (heard.length === 0 && Date.now() < unanswered); quiet += 100) {
      await pause(100);
      const said = this.#new();
      if (said.length > 0) quiet = 0;
      heard.push(...said);
    }
    return heard;
  }

  /** @param {string} action @param {readonly string[]} heard */
  #note(action, heard) {
    const said = heard.join(', ');
    console.log(`${action} ${said}`);
    return said;
  }

  /** @param {string} command @param {string[]} args */
  #spawn(command, ...args) {
    const env = {
      ...process.env,
      HOME: this.#folder,
      XDG_RUNTIME_DIR: this.#folder,
      LC_ALL: 'C.UTF-8',
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
      // Without a synthesizer Orca logs its speech only. Searching for one takes long.
      SPEECHD_CMD: '/nonexistent',
    };
    this.#programs.push(spawn(command, args, { env, stdio: 'ignore' }));
  }
}
