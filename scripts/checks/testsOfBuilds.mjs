import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../packages/gatsby-builder/fingerprint.mjs';
import { root } from '../lib/paths.mjs';
import { slowTests } from './slowTests.mjs';

/** Code that these tests run. The paths are relative, because they are part of the fingerprint. */
const SOURCES = ['packages', 'plugins', 'package-lock.json'];
/** File with the fingerprint of the sources with which all these tests last passed. */
const RECORD = path.join(root, '.ci/tested-builds');

/**
 * Pattern for the paths of tests that run builds. They start Gatsby about a hundred times, so they are skipped if
 * nothing has changed.
 */
export const TESTS_OF_BUILDS = '(packages/gatsby-builder|plugins/gatsby-source-payload)/.*\\.slow\\.';

/** @param {string} file path relative to the project */
export const isTestOfBuilds = (file) => new RegExp(`^${TESTS_OF_BUILDS}`).test(file);

/**
 * Returns the fingerprint of the tests and of the code that they run. The current directory must be the root of the
 * project.
 */
const inputs = () =>
  fingerprint(
    SOURCES,
    slowTests()
      .filter(isTestOfBuilds)
      .sort()
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );

/** Returns whether all tests of builds have passed with the current sources. */
export const haveBuildsPassed = () => existsSync(RECORD) && readFileSync(RECORD, 'utf8').trim() === inputs();

/** Records that all tests of builds have passed with the current sources. */
export const recordBuilds = () => writeFileSync(RECORD, `${inputs()}\n`);
