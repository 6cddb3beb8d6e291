/** A failed step, with advice and the path of its log. */
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
