const { default: Sequencer } = require('@jest/test-sequencer');

/** Tests that run Gatsby: they take as long as all others together, which would otherwise wait for them at the end. */
const BUILDS = /Builds?\.slow\.test\.[a-z]+$/;

/** @typedef {import('@jest/test-result').Test} Test */

/** Begins with the tests that run Gatsby; the others follow in Jest's own order. */
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
