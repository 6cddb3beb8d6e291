const element = (type, pattern, capture) => ({ type, pattern, partialMatch: false, ...(capture && { capture }) });

/** The parts of `src`; `name` tells two features, or two blocks, apart. */
export const siteElements = [
  element('testing', 'src/testing/**'),
  element('registry', 'src/blocks/registry/*'),
  element('template', 'src/templates/**'),
  element('slice', 'src/slices/**'),
  element('page', 'src/pages/**'),
  element('api', 'src/api/**'),
  element('app', 'src/app/**'),
  element('build', 'src/gatsby/**'),
  element('block', 'src/blocks/!(registry)/**', ['name']),
  element('feature', 'src/features/*/**', ['name']),
  element('component', 'src/components/**'),
  element('i18n', 'src/i18n/**'),
  element('lib', 'src/lib/**'),
  element('theme', 'src/theme/**'),
];

const to = (types, captured) => ({ to: { element: { type: types, ...(captured && { captured }) } } });
const itself = (type) => to(type, { name: '{{from.element.captured.name}}' });
const policy = (from, ...allow) => ({ from: { element: { type: from } }, allow });

const ground = ['i18n', 'lib', 'theme'];

/**
 * The rule `boundaries/dependencies`: who may import whom in `src` (docs/architecture.md). Downwards only,
 * and never sideways between features or between blocks: what two of them need moves down.
 */
export const importRule = [
  'error',
  {
    default: 'disallow',
    message: '{{from.element.type}} must not import {{to.element.type}}: see "Who may import whom" in docs/architecture.md',
    policies: [
      policy(['template', 'slice', 'page'], to(['registry', 'block', 'feature', 'component', ...ground])),
      policy('template', to('template')),
      policy('slice', to('slice')),
      policy('registry', to(['registry', 'block', 'component', ...ground])),
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
    ],
  },
];

/** Tests may also use what stands in `src/testing`. */
export const importRuleOfTests = [
  'error',
  { ...importRule[1], policies: [...importRule[1].policies, policy('*', to('testing'))] },
];
