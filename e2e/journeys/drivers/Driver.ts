export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

export interface Size {
  width: number;
  height: number;
}

/**
 * Controls a browser window that has its own cookies. Mouse positions are in CSS pixels of the viewport. Keys have the
 * names of `KeyboardEvent.key`, after their modifiers, as in `Shift+Tab`.
 */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /**
   * Evaluates an expression in the page.
   * @param expression JavaScript whose value can be serialised as JSON
   * @param frame CSS selector of the frame in which to evaluate it
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Selects a file in a file input. */
  chooseFile(selector: string, file: string): Promise<void>;
  resize(viewport: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns the errors that pages have logged or thrown so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  newWindow(viewport: Size): Promise<Driver>;
  close(): Promise<void>;
}
