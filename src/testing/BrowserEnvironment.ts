import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom leaves out: requests and answers of `fetch`, from Node. Nothing is fetched with them. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response });
  }
}
