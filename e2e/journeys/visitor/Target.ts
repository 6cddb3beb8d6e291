import { test } from '@playwright/test';
import type { Driver } from '../drivers/Driver';
import { send, type Facts, type Step, type Words } from './query';
import type { Visitor } from './Visitor';
import { waitFor } from './waitFor';

/** Timeout in ms until an element appears or can be used. */
const APPEAR_MS = 30_000;

/** Time in ms after which a click on a link is repeated if it had no effect. */
const FOLLOW_MS = 5000;

const FILE_MARK = 'data-journey-file';

const describe = ({ by, value, name, containing, nth }: Step): string => {
  const quote = (words: Step['value']) => (typeof words === 'string' ? `“${words}”` : `/${words.source}/`);
  const kind = by === 'role' ? (value as string) : `${by} ${quote(value)}`;
  return [
    kind,
    name === undefined ? '' : quote(name),
    containing === undefined ? '' : `with ${quote(containing)}`,
    nth === undefined ? '' : `number ${nth}`,
  ]
    .filter(Boolean)
    .join(' ');
};

/**
 * Finds elements of a page by what a visitor perceives of them. Each action waits until an element is visible, enabled
 * and no longer moving.
 */
export class Target {
  constructor(
    private readonly visitor: Visitor,
    private readonly driver: Driver,
    private readonly steps: readonly Step[],
  ) {}

  private with(step: Step): Target {
    return new Target(this.visitor, this.driver, [...this.steps, step]);
  }

  private narrowed(limit: Partial<Step>): Target {
    const last = this.steps.at(-1);
    if (last === undefined) throw new Error('A target has at least one step');
    return new Target(this.visitor, this.driver, [...this.steps.slice(0, -1), { ...last, ...limit }]);
  }

  role(role: string, name?: Words): Target {
    return this.with({ by: 'role', value: role, ...(name === undefined ? {} : { name: send(name) }) });
  }

  label(label: Words): Target {
    return this.with({ by: 'label', value: send(label) });
  }

  text(text: Words): Target {
    return this.with({ by: 'text', value: send(text) });
  }

  css(selector: string): Target {
    return this.with({ by: 'css', value: selector });
  }

  containing(text: Words): Target {
    return this.narrowed({ containing: send(text) });
  }

  first(): Target {
    return this.narrowed({ nth: 0 });
  }

  toString(): string {
    return this.steps.map(describe).join(' → ');
  }

  /** Returns all elements that match at the moment. */
  all(): Promise<Facts[]> {
    return this.visitor.call('read', [...this.steps]);
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  async texts(): Promise<string[]> {
    return (await this.all()).map(({ text }) => text);
  }

  /**
   * Waits until an element that matches is visible.
   * @returns the first such element
   */
  async appears(timeout = APPEAR_MS): Promise<Facts> {
    let found: Facts | undefined;
    await this.step('appears', () =>
      waitFor(
        `the page shows ${this}`,
        async () => {
          [found] = await this.all();
          return found !== undefined;
        },
        timeout,
      ),
    );
    return found as Facts;
  }

  /**
   * Scrolls the first matching element into view.
   * @returns whether the mouse can reach its middle, and whether it contains the focus
   */
  inViewport(): Promise<{ reachable: boolean; hasFocus: boolean }> {
    return this.visitor.call('inViewport', [...this.steps]);
  }

  async disappears(timeout = APPEAR_MS): Promise<void> {
    await this.step('disappears', () =>
      waitFor(`the page hides ${this}`, async () => (await this.count()) === 0, timeout),
    );
  }

  async click(): Promise<void> {
    await this.step('click', async () => {
      const { x, y } = await this.aim();
      await this.driver.clickAt(x, y);
    });
  }

  /** Replaces the text of a field. */
  async fill(text: string): Promise<void> {
    await this.step('fill', async () => {
      const { x, y } = await this.aim();
      await this.driver.clickAt(x, y);
      await this.focus();
      await this.driver.type(text);
      await waitFor(
        `${this} has the value “${text}”`,
        async () => {
          const value = (await this.all())[0]?.value ?? '';
          return value === text || `it has “${value}”`;
        },
        APPEAR_MS,
      );
    });
  }

  async check(): Promise<void> {
    await this.step('check', async () => {
      const { x, y } = await this.aim();
      await this.driver.clickAt(x, y);
      await waitFor(`${this} is checked`, async () => (await this.all())[0]?.checked ?? false, APPEAR_MS);
    });
  }

  /** Chooses an option of a list by its number, with the arrow keys. Starts at the first option. */
  async choose(number: number): Promise<void> {
    await this.step(`choose option ${number}`, async () => {
      const before = (await this.appears()).value;
      await this.focus();
      for (let pressed = 0; pressed < number; pressed += 1) await this.driver.press('ArrowDown');
      await waitFor(
        `${this} has another value`,
        async () => (await this.all())[0]?.value !== before,
        APPEAR_MS,
      );
    });
  }

  /**
   * Clicks a link repeatedly until the URL matches. Next loses clicks during hydration.
   * @param address pattern that the URL must match
   */
  async follow(address: RegExp): Promise<void> {
    const isThere = async () => address.test((await this.visitor.url()).href);
    await this.step('follow', () =>
      waitFor(
        `${this} leads to ${address}`,
        async () => {
          await this.click();
          await waitFor(`the address is ${address}`, isThere, FOLLOW_MS);
          return true;
        },
        APPEAR_MS,
      ),
    );
  }

  /** Selects a file in a file input. The input may be hidden behind a button. */
  async chooseFile(file: string): Promise<void> {
    await this.step('choose a file', async () => {
      await waitFor(
        `the page has ${this}`,
        () => this.visitor.call('mark', [...this.steps], FILE_MARK),
        APPEAR_MS,
      );
      await this.driver.chooseFile(`[${FILE_MARK}]`, file);
    });
  }

  private async focus(): Promise<void> {
    await waitFor(`${this} has the focus`, () => this.visitor.call('focus', [...this.steps]), APPEAR_MS);
  }

  /** Waits until the element has stopped moving and the mouse can reach it. Returns the point to click. */
  private async aim(): Promise<{ x: number; y: number }> {
    let place = { x: NaN, y: NaN };
    await waitFor(
      `the mouse can reach ${this}`,
      async () => {
        const aim = await this.visitor.call('aim', [...this.steps]);
        if ('obstacle' in aim) return aim.obstacle;
        const origin = await this.visitor.origin();
        const now = { x: origin.x + aim.x, y: origin.y + aim.y };
        const isStill = now.x === place.x && now.y === place.y;
        place = now;
        return isStill || 'it moves';
      },
      APPEAR_MS,
    );
    return place;
  }

  private step(action: string, body: () => Promise<void>): Promise<void> {
    return test.step(`${action}: ${this}`, body, { box: true });
  }
}
