/**
 * Describes an element for the plugin `boundaries`: a group of files with the same import rules.
 * @param {string} type
 * @param {string} pattern
 * @param {string[]} [capture] names of the parts that the pattern's stars match
 */
const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
});

/** Elements of `src`. The captured `name` tells features apart, and blocks. */
export const siteElements = [
  element('testing', 'src/testing/**'),
  element('template', 'src/templates/**'),
  element('slice', 'src/slices/**'),
  element('page', 'src/pages/**'),
  element('api', 'src/api/**'),
  element('app', 'src/app/**'),
  element('build', 'src/gatsby/**'),
  element('block', 'src/blocks/*/**', ['name']),
  element('feature', 'src/features/*/**', ['name']),
  element('component', 'src/components/**'),
  element('i18n', 'src/i18n/**'),
  element('lib', 'src/lib/**'),
  element('theme', 'src/theme/**'),
];

/**
 * @param {string | string[]} types
 * @param {Record<string, string>} [captured]
 */
const to = (types, captured) => ({ to: { element: { type: types, ...(captured && { captured }) } } });
/** @param {string} type */
const itself = (type) => to(type, { name: '{{from.element.captured.name}}' });
/**
 * @param {string | string[]} from
 * @param {ReturnType<typeof to>[]} allow
 */
const policy = (from, ...allow) => ({ from: { element: { type: from } }, allow });

const ground = ['i18n', 'lib', 'theme'];

const policies = [
  policy(['template', 'slice', 'page'], to(['block', 'feature', 'component', ...ground])),
  policy('template', to('template')),
  policy('slice', to('slice')),
  policy('block', itself('block'), to(['feature', 'component', ...ground])),
  policy('feature', itself('feature'), to(['component', ...ground])),
  policy('component', to(['component', ...ground])),
  policy('app', to(['app', 'component', ...ground])),
  policy('build', to(['build', 'i18n', 'lib'])),
  policy('api', to(['api', 'lib'])),
  policy('i18n', to(['i18n', 'lib'])),
  policy('lib', to('lib')),
  policy('theme', to(['theme', 'lib'])),
  policy('testing', to(['testing', 'component', ...ground])),
];

/** Elements of the CMS. The captured `name` tells services apart. */
export const cmsElements = [
  element('routes', 'cms/app/**'),
  element('command', 'cms/@(scripts|bench|seed)/**'),
  element('testing', 'cms/test/**'),
  element('admin', 'cms/admin/**'),
  element('service', 'cms/services/*/**', ['name']),
  element('content', 'cms/content/**'),
  element('inbox', 'cms/inbox/**'),
  element('outbox', 'cms/outbox/**'),
  element('intake', 'cms/intake/**'),
  element('integration', 'cms/integrations/**'),
  element('platform', 'cms/platform/**'),
  element('fix', 'cms/payload-fixes/**'),
  element('generated', 'cms/migrations/**'),
];

const everyPart = [
  'admin',
  'services',
  'service',
  'content',
  'inbox',
  'outbox',
  'intake',
  'integration',
  'platform',
  'fix',
];
/** Imports that each part of the CMS may use: only from itself and from parts below it. */
const cmsPolicies = [
  policy('routes', to(['routes', 'platform', 'admin', 'fix'])),
  policy(['command', 'testing'], to(['command', 'testing', 'generated', ...everyPart])),
  policy('admin', to(['admin', 'service', 'content', 'inbox', 'outbox', 'platform', 'fix', 'generated'])),
  policy(
    'service',
    itself('service'),
    to(['content', 'inbox', 'outbox', 'intake', 'integration', 'platform', 'fix', 'generated']),
  ),
  policy('content', to(['content', 'integration', 'platform', 'fix', 'generated'])),
  policy('inbox', to(['inbox', 'outbox', 'intake', 'integration', 'platform', 'fix', 'generated'])),
  policy('outbox', to(['outbox', 'integration', 'platform', 'fix', 'generated'])),
  policy('intake', to(['intake', 'integration', 'platform', 'fix', 'generated'])),
  policy('integration', to(['integration', 'platform', 'fix', 'generated'])),
  policy('platform', to(['platform', 'fix', 'generated'])),
  policy('fix', to('fix')),
];

/** @param {ReturnType<typeof policy>[]} allowed */
const rule = (allowed) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{from.element.type}} must not import {{to.element.type}}: see "Import rules" in docs/architecture.md',
    policies: allowed,
  },
];

/**
 * Settings of the rule `boundaries/dependencies` for `src` (docs/architecture.md). Imports may only go downwards, and
 * never between two features or two blocks.
 */
export const importRule = rule(policies);

/**
 * Settings of the same rule for the CMS. The layers from top to bottom are: payload.config → admin → content, services
 * → inbox, outbox, intake → integrations → platform → payload-fixes. Services must not import each other.
 */
export const cmsImportRule = rule(cmsPolicies);

/** Tests of the CMS may import any part of it, because they start all of it. */
export const cmsImportRuleOfTests = rule([
  ...cmsPolicies,
  policy('*', to(['command', 'testing', 'generated', ...everyPart])),
]);

/** Tests may also import `src/testing`. */
export const importRuleOfTests = rule([...policies, policy('*', to('testing'))]);
