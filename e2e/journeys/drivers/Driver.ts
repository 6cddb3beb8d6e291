export type Engine = 'Chromium' | 'Firefox' | 'WebKit';

export interface Size {
  width: number;
  height: number;
}

/**
 * A browser window with separate cookies. Mouse positions are in CSS pixels of the viewport. Keys are named
 * as in `KeyboardEvent.key`, with modifiers first: `Shift+Tab`.
 */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /**
   * @param expression JavaScript with a JSON value
   * @param frame selector of the frame in which to evaluate it
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the file of a file input. */
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
