export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

export interface Size {
  width: number;
  height: number;
}

/**
 * One window with cookies of its own. A mouse position is in CSS pixels of the viewport. A key is named as in `KeyboardEvent.key`; modifiers
 * come first: `Shift+Tab`.
 */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /**
   * @param expression of JavaScript, with a value that JSON can hold
   * @param frame selector of the frame in which to evaluate it
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives a file to the file input that matches a selector. */
  chooseFile(selector: string, file: string): Promise<void>;
  resize(viewport: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors that pages have logged or thrown so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface DrivenBrowser {
  newWindow(viewport: Size): Promise<Driver>;
  close(): Promise<void>;
}
