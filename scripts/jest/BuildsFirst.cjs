const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that run Gatsby. They take as long as all others together, so they must not start last. */
const BUILDS = /Builds?\.slow\.test\.[a-z]+$/;

/** @typedef {import('@jest/test-result').Test} Test */

/** Runs the tests with Gatsby first, and others in Jest's order. */
module.exports = class BuildsFirst extends Sequencer {
  /**
   * @override
   * @param {Test[]} tests
   * @returns {Promise<Test[]>}
   */
  async sort(tests) {
    const ordered = await super.sort(tests);
    const runsGatsby = (/** @type {Test} */ { path }) => BUILDS.test(path);
    return [...ordered.filter(runsGatsby), ...ordered.filter((test) => !runsGatsby(test))];
  }
};
