/**
 * Describes an element.
 * @param {string} type
 * @param {string} pattern
 * @param {string[]} [capture] names of the pattern's stars
 */
const element = (type, pattern, capture) => ({
  type,
  pattern,
  partialMatch: false,
  ...(capture && { capture }),
});

/** Elements of `src`. `name` distinguishes features, and blocks. */
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

/** Elements of the CMS. `name` distinguishes services. */
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
/** Imports allowed for each part of the CMS besides itself: only parts below it. */
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
      '{{from.element.type}} must not import {{to.element.type}}: see "Who may import whom" in docs/architecture.md',
    policies: allowed,
  },
];

/**
 * The rule `boundaries/dependencies` for `src` (docs/architecture.md): imports go downwards only, never sideways
 * between features or blocks.
 */
export const importRule = rule(policies);

/**
 * The same rule for the CMS: payload.config → admin → content, services → inbox, outbox, intake → integrations →
 * platform → payload-fixes. Services do not import each other.
 */
export const cmsImportRule = rule(cmsPolicies);

/** Tests of the CMS start all of it. */
export const cmsImportRuleOfTests = rule([
  ...cmsPolicies,
  policy('*', to(['command', 'testing', 'generated', ...everyPart])),
]);

/** Tests may also import `src/testing`. */
export const importRuleOfTests = rule([...policies, policy('*', to('testing'))]);
