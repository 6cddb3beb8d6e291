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
/** Settings that prevent Firefox from opening its welcome pages. */
const FIREFOX_SETTINGS = [
  'user_pref("browser.aboutwelcome.enabled", false);',
  'user_pref("browser.startup.homepage_override.mstone", "ignore");',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);',
].join('\n');
const SPEECH = / - SPEECH OUTPUT: '(.*?)'(?:\{.*\})?$/gm;
/**
 * Customisation for Orca: writes each line of the log at once. By default, Orca writes the log in blocks, so speech
 * would appear late.
 */
const WRITE_AT_ONCE = 'import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n';
/** Settings for Orca: do not read a whole page aloud when it has loaded. */
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
/**
 * Silence in ms that counts as the end of an announcement. A screen reader does not report when it has finished
 * speaking.
 */
const SILENCE_MS = 700;
const MAX_MS = 60_000;
/** Time in ms after which a key press is assumed to announce nothing. */
const UNANSWERED_MS = 4_000;
const MAX_TABS = 80;

/**
 * Controls Orca and a browser on the display that the environment names. Key presses are sent to the display, and what
 * Orca says is read from its log. Prints each key with the announcement that follows it.
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
   * Presses a key, such as `h` for the next heading or `Down` for the next line, and returns what Orca says.
   * @param {string} key
   * @param {RegExp} [pattern] waits until Orca has said text that matches
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

  /** Types text into the focused field. @param {string} text */
  async type(text) {
    await run('xdotool', ['type', '--delay', '40', text]);
    await this.#untilSilence();
    console.log(`[typed] ${text}`);
  }

  /**
   * Presses a key repeatedly until Orca says text that matches a pattern. @param {RegExp} pattern @param {string} key
   */
  async seek(pattern, key = 'Tab') {
    for (let count = 0; count < MAX_TABS; count += 1) {
      const heard = await this.press(key);
      if (pattern.test(heard)) return heard;
    }
    throw new Error(`${pattern} was not heard after ${MAX_TABS} times ${key}`);
  }

  /** Waits until Orca says text that matches a pattern. @param {RegExp} pattern */
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

  /** Returns what Orca has said since the last call. */
  #new() {
    const text = readFileSync(this.#debug, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const said = [...text.slice(this.#read, end).matchAll(SPEECH)].map(([, words = '']) => words.trim());
    this.#read = end;
    return said.filter(Boolean);
  }

  /** Waits until Orca has said something and is silent again, or until it is clear that it says nothing. */
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
      // Use no speech synthesiser: Orca then only logs what it says. Without this setting, it would search for one,
      // which takes long.
      SPEECHD_CMD: '/nonexistent',
    };
    this.#programs.push(spawn(command, args, { env, stdio: 'ignore' }));
  }
}
