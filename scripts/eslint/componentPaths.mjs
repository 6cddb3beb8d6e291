import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const cms = path.join(root, 'cms');

/** A component path of Payload: file from `cms`, and export. */
const COMPONENT = /^\/([\w-]+)(?:\/[\w-]+)*#\w+$/;

/**
 * Folders that each folder of the CMS may refer to in component paths, besides itself: those below it.
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
 * Returns the fault of a component path, if any.
 * @param {string} file from `cms`
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
 * Rule: component paths of Payload follow the import rule of the CMS and name existing files.
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
