import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../packages/gatsby-builder/fingerprint.mjs';
import { root } from '../lib/paths.mjs';
import { slowTests } from './slowTests.mjs';

/** What these tests run. Relative, because the fingerprint contains the names. */
const SOURCES = ['packages', 'plugins', 'package-lock.json'];
/** Fingerprint of the sources with which all these tests have passed. */
const RECORD = path.join(root, '.ci/tested-builds');

/** Tests of builds, as a part of a pattern. They start Gatsby a hundred times. */
export const TESTS_OF_BUILDS = '(packages/gatsby-builder|plugins/gatsby-source-payload)/.*\\.slow\\.';

/** @param {string} file path relative to the project */
export const isTestOfBuilds = (file) => new RegExp(`^${TESTS_OF_BUILDS}`).test(file);

/** Fingerprint of the tests and of what they run. The current folder must be the project's. */
const inputs = () =>
  fingerprint(
    SOURCES,
    slowTests()
      .filter(isTestOfBuilds)
      .sort()
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );

/** Tells whether all tests of builds have passed with the present sources. */
export const haveBuildsPassed = () => existsSync(RECORD) && readFileSync(RECORD, 'utf8').trim() === inputs();

/** Records that all tests of builds have passed with the present sources. */
export const recordBuilds = () => writeFileSync(RECORD, `${inputs()}\n`);
