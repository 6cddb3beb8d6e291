import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { miniBrowserPath, webkitDriverPath, xvfbPath } from '../../../scripts/lib/browserPaths.mjs';
import { freePort } from '../../../packages/processes/ports.mjs';
import { waitFor } from '../visitor/waitFor';
import type { DrivenBrowser, Driver, Size } from './Driver';
import { readChord } from './readChord';

const START_MS = 30_000;
/**
 * Timeout in ms for a script in the page; even a busy page responds within it. A timeout is needed because
 * WebKitWebDriver never responds if a page load interrupts a script.
 */
const ANSWER_MS = 10_000;
/** Timeout in ms for loading a page on a busy machine. */
const LOAD_MS = 60_000;

/** WebDriver codes for names of `KeyboardEvent.key`. */
const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

const encode = (key: string): string => {
  const encoded = KEYS[key];
  if (encoded === undefined) throw new Error(`Add the key ${key} to KEYS`);
  return encoded;
};

/**
 * Style sheet that shrinks the browser's toolbar. Its minimum width would otherwise prevent windows as narrow as a
 * phone.
 */
const NARROW_TOOLBAR = '* { font-size: 1px; margin: 0; min-width: 0; padding: 0; }';

/**
 * Expression for the browser: starts to collect the errors of the page, and returns those collected so far. WebDriver
 * has no events for console messages.
 */
const TAKE_ERRORS = `
  if (!globalThis.journeyErrors) {
    const errors = (globalThis.journeyErrors = []);
    const { error } = console;
    console.error = (...words) => { errors.push(words.join(' ')); error(...words); };
    addEventListener('error', ({ message }) => { if (message) errors.push(message); });
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  }
  const errors = globalThis.journeyErrors.splice(0);
`;

async function startXvfb(): Promise<{ server: ChildProcess; display: string }> {
  const program = xvfbPath();
  if (!program) throw new Error("Xvfb is not installed. Install Debian's xvfb.");
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (server.stdout === null) throw new Error('Xvfb has no output');
  const [number] = (await once(createInterface(server.stdout), 'line')) as [string];
  return { server, display: `:${number}` };
}

async function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** Starts a WebKitGTK browser for each window, on a virtual screen, controlled over WebDriver. */
export async function launchWebKit(): Promise<DrivenBrowser> {
  const [program, browser] = [webkitDriverPath(), miniBrowserPath()];
  if (!program || !browser)
    throw new Error("WebKitGTK is not installed. Install Debian's webkit2gtk-driver.");
  const { server: xvfb, display } = await startXvfb();
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // WebKitGTK treats this locale as American English, so the admin is in English.
    LC_ALL: 'C',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
  };
  let service = await startService(program, environment);
  const openWindow = async (viewport: Size): Promise<Driver> => {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    const driver = await new Builder().usingServer(service.address).withCapabilities(capabilities).build();
    await resize(driver, viewport);
    return driverOf(driver);
  };
  return {
    newWindow: async (viewport) => {
      try {
        return await within(START_MS, 'open a window', openWindow(viewport));
      } catch (error) {
        // WebKitWebDriver occasionally does not respond to a new session. A new process does.
        console.warn(error);
        await stop(service.process, 'SIGKILL');
        service = await startService(program, environment);
        return within(START_MS, 'open a window', openWindow(viewport));
      }
    },
    close: async () => {
      await stop(service.process);
      await stop(xvfb);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function startService(
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const service = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  await waitFor('WebKitWebDriver answers', async () => (await fetch(`${address}/status`)).ok, START_MS);
  return { process: service, address };
}

/** Resizes the window until the viewport has the desired size. WebDriver can set only the outer size of a window. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  const inner = () => driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
  await waitFor(
    `the viewport is ${width} × ${height}`,
    async () => {
      const now = await inner();
      if (now.width === width && now.height === height) return true;
      const outer = await window.getRect();
      await window.setRect({
        x: 0,
        y: 0,
        width: outer.width + width - now.width,
        height: outer.height + height - now.height,
      });
      return `it is ${now.width} × ${now.height}`;
    },
    START_MS,
  );
}

/**
 * Limits the time of a command, because WebKitWebDriver may never respond to it.
 * @throws Error after the timeout
 */
async function within<Result>(timeout: number, what: string, command: Promise<Result>): Promise<Result> {
  const expire = async (): Promise<never> => {
    await delay(timeout, undefined, { ref: false });
    throw new Error(`WebKit did not ${what} within ${timeout / 1000} s`);
  };
  return Promise.race([command, expire()]);
}

function driverOf(driver: WebDriver): Driver {
  const errors: string[] = [];
  const inFrame = async <Result>(frame: string | undefined, act: () => Promise<Result>): Promise<Result> => {
    if (frame === undefined) return act();
    await driver.switchTo().frame(await driver.findElement(By.css(frame)));
    try {
      return await act();
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  return {
    open: (url) => within(LOAD_MS, `load ${url}`, driver.get(url)),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    evaluate: (expression, frame) =>
      inFrame(frame, async () => {
        const answer = await within(
          ANSWER_MS,
          'evaluate an expression',
          driver.executeScript<{ errors: string[]; value: unknown }>(
            `${TAKE_ERRORS} return { errors, value: (${expression}) };`,
          ),
        );
        errors.push(...answer.errors);
        return answer.value;
      }),
    clickAt: async (x, y) => {
      await driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform();
    },
    press: async (chord) => {
      const { modifiers, key } = readChord(chord);
      const actions = driver.actions();
      for (const modifier of modifiers) actions.keyDown(encode(modifier));
      actions.sendKeys(encode(key));
      for (const modifier of modifiers) actions.keyUp(encode(modifier));
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    chooseFile: async (selector, file) => {
      await driver.findElement(By.css(selector)).sendKeys(file);
    },
    resize: (viewport) => resize(driver, viewport),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: async () => errors,
    close: () => driver.quit(),
  };
}
