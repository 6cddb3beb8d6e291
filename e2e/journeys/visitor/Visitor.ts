import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Driver, Size } from '../drivers/Driver';
import type { InPage } from './inPage';
import { Target } from './Target';
import { send, type Words } from './query';
import { waitFor } from './waitFor';

/** Timeout for loading and hydrating a page on a busy machine. */
const LOAD_MS = 60_000;

let bundle: string | undefined;
const inPageSource = (): string =>
  (bundle ??=
    buildSync({
      entryPoints: [path.join(__dirname, 'inPage.ts')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    }).outputFiles[0]?.text ?? '');

/** A visitor, editor or member of staff who uses a browser of any engine. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
    private readonly frame?: string,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, this.baseUrl).href);
    await waitFor('the page hydrates', () => this.call('isHydrated'), LOAD_MS);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  async url(): Promise<URL> {
    return new URL(await this.driver.url());
  }

  press(key: string): Promise<void> {
    return this.driver.press(key);
  }

  resize(viewport: Size): Promise<void> {
    return this.driver.resize(viewport);
  }

  role(role: string, name?: Words): Target {
    return new Target(this, this.driver, [
      { by: 'role', value: role, ...(name === undefined ? {} : { name: send(name) }) },
    ]);
  }

  label(label: Words): Target {
    return new Target(this, this.driver, [{ by: 'label', value: send(label) }]);
  }

  text(text: Words): Target {
    return new Target(this, this.driver, [{ by: 'text', value: send(text) }]);
  }

  css(selector: string): Target {
    return new Target(this, this.driver, [{ by: 'css', value: selector }]);
  }

  /**
   * Returns a visitor for the content of a frame.
   * @param selector CSS selector of the frame
   */
  inFrame(selector: string): Visitor {
    return new Visitor(this.driver, this.baseUrl, selector);
  }

  /** Returns the position of the frame's top left corner in the viewport. */
  async origin(): Promise<{ x: number; y: number }> {
    if (this.frame === undefined) return { x: 0, y: 0 };
    const selector = JSON.stringify(this.frame);
    return (await this.driver.evaluate(
      `(() => {
        const frame = document.querySelector(${selector});
        const { x, y } = frame.getBoundingClientRect();
        return { x: x + frame.clientLeft, y: y + frame.clientTop };
      })()`,
    )) as { x: number; y: number };
  }

  evaluate(expression: string): Promise<unknown> {
    return this.driver.evaluate(expression, this.frame);
  }

  /** Calls a function of `inPage.ts` in the page. The first call also injects the bundle with these functions. */
  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const call = `typeof inPage === 'undefined' ? 'missing' : inPage.${name}(...${JSON.stringify(args)})`;
    let result = await this.evaluate(call);
    if (result === 'missing') {
      await this.evaluate(`(() => { ${inPageSource()} })()`);
      result = await this.evaluate(call);
    }
    return result as ReturnType<InPage[Name]>;
  }
}
