import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const cms = path.join(root, 'cms');

/** Matches a component path of Payload: a file, relative to `cms`, and the name of an export. */
const COMPONENT = /^\/([\w-]+)(?:\/[\w-]+)*#\w+$/;

/**
 * Folders of the CMS, each with the lower folders that its component paths may refer to. A folder may always refer to
 * itself.
 * @type {Record<string, string[]>}
 */
const LOWER_LAYERS = {
  admin: ['content', 'services', 'inbox', 'outbox', 'intake', 'platform', 'payload-fixes'],
  content: ['platform', 'payload-fixes'],
  services: ['content', 'inbox', 'outbox', 'intake', 'platform', 'payload-fixes'],
  inbox: ['outbox', 'intake', 'platform', 'payload-fixes'],
  outbox: ['platform', 'payload-fixes'],
  intake: ['platform', 'payload-fixes'],
  integrations: ['platform', 'payload-fixes'],
  platform: ['payload-fixes'],
  'payload-fixes': [],
};

/**
 * Returns the fault of a component path, or undefined if it is valid.
 * @param {string} file path relative to `cms`
 * @param {string} component
 */
function fault(file, component) {
  const [, folder = ''] = COMPONENT.exec(component) ?? [];
  const own = file.split('/')[0] ?? '';
  if (own !== folder && LOWER_LAYERS[own]?.includes(folder) === false) return 'upwards';
  const source = path.join(cms, component.replace(/#.*/, '.tsx'));
  return existsSync(source) ? undefined : 'missing';
}

/**
 * ESLint rule: Payload's component paths must name existing files and follow the import rule of the CMS.
 * @type {import('eslint').Rule.RuleModule}
 */
export const componentPaths = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upwards: '"{{component}}" is in a layer above this file: move it to the layer that uses it.',
      missing: 'There is no component at "{{component}}".',
    },
  },
  create: (context) => ({
    Literal: (node) => {
      const { value: component } = node;
      if (typeof component !== 'string' || !COMPONENT.test(component)) return;
      const messageId = fault(path.relative(cms, context.filename), component);
      if (messageId) context.report({ node, messageId, data: { component } });
    },
  }),
};
