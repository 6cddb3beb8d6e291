import { chromium, type LaunchOptions } from '@playwright/test';
import type { DrivenBrowser } from './Driver';

/** Starts Chromium, controlled by Playwright. */
export async function launchChromium(options: LaunchOptions): Promise<DrivenBrowser> {
  const browser = await chromium.launch(options);
  return {
    newWindow: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'en-US' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
      const frameOf = async (selector: string) => {
        const frame = await (await page.$(selector))?.contentFrame();
        if (!frame) throw new Error(`There is no frame ${selector}`);
        return frame;
      };
      return {
        open: async (url) => {
          await page.goto(url);
        },
        back: async () => {
          await page.goBack();
        },
        url: async () => page.url(),
        evaluate: async (expression, frame) =>
          (frame === undefined ? page : await frameOf(frame)).evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        chooseFile: (selector, file) => page.setInputFiles(selector, file),
        resize: (size) => page.setViewportSize(size),
        screenshot: () => page.screenshot(),
        errors: async () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
