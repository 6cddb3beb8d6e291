/** Error of a failed step, with advice for the user and the path of the step's log. */
export class StepError extends Error {
  /**
   * @param {string} message
   * @param {{ advice?: string, log?: string, code?: number | null }} [details] `code`: exit code of a program
   */
  constructor(message, { advice, log, code } = {}) {
    super(message);
    this.name = 'StepError';
    this.advice = advice;
    this.log = log;
    this.code = code;
  }
}
