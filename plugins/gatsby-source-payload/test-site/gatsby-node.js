const fs = require('node:fs');
const path = require('node:path');

/** @type {import('gatsby').GatsbyNode['createPages']} */
const createPages = async ({ actions, graphql, reporter }) => {
  // Lets a test fail the build after its nodes are created.
  if (fs.existsSync('fail-now')) reporter.panicOnBuild('Failing because the file "fail-now" exists');
  /** @type {{ data?: { allCmsPage: { nodes: { id: string, locale: string, path: string }[] } }, errors?: unknown[] }} */
  const { data, errors } = await graphql('{ allCmsPage { nodes { id locale path } } }');
  if (errors || !data) throw new Error('The pages cannot be queried', { cause: errors });
  for (const { id, locale, path: pagePath } of data.allCmsPage.nodes) {
    actions.createPage({
      path: pagePath,
      component: path.resolve('src/templates/page.tsx'),
      context: { id, language: locale },
    });
  }
};

module.exports = { createPages };
