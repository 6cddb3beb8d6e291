import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { firefoxPath } from '../../../scripts/lib/browserPaths.mjs';
import type { DrivenBrowser } from './Driver';
import { readChord } from './readChord';

/** Errors of requests that were interrupted because the visitor left the page. They are ignored. */
const OF_LEAVING = [
  'NetworkError when attempting to fetch resource',
  'AbortError: The operation was aborted',
];

/** Starts Firefox, controlled over WebDriver BiDi. */
export async function launchFirefox(): Promise<DrivenBrowser> {
  const executablePath = firefoxPath();
  if (executablePath === undefined)
    throw new Error('Firefox is not installed. Install it: apt install firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    newWindow: async (viewport) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
      page.on('dialog', (dialog) => void dialog.accept());
      const elementOf = async (selector: string) => {
        const element = await page.$(selector);
        if (!element) throw new Error(`There is no element ${selector}`);
        return element;
      };
      const frameOf = async (selector: string) => {
        const frame = await (await elementOf(selector)).contentFrame();
        if (!frame) throw new Error(`There is no frame ${selector}`);
        return frame;
      };
      return {
        open: async (url) => {
          const before = errors.length;
          await page.goto(url);
          const since = errors.splice(before);
          errors.push(...since.filter((error) => !OF_LEAVING.some((text) => error.includes(text))));
        },
        back: async () => {
          await page.goBack();
        },
        url: async () => page.url(),
        evaluate: async (expression, frame) =>
          (frame === undefined ? page : await frameOf(frame)).evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: async (chord) => {
          const { modifiers, key } = readChord(chord);
          for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
          await page.keyboard.press(key as KeyInput);
          for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
        },
        type: (text) => page.keyboard.type(text),
        chooseFile: async (selector, file) =>
          ((await elementOf(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
        resize: (size) => page.setViewport(size),
        screenshot: async () => Buffer.from(await page.screenshot()),
        errors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
