/** A step that failed, with what to do about it and where its log is. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {{ advice?: string, log?: string }} [details]
   */
  constructor(message, { advice, log } = {}) {
    super(message);
    this.name = 'StepError';
    this.advice = advice;
    this.log = log;
  }
}
