/** Matches CSS properties for a physical side, after conversion to CSS spelling. */
const PHYSICAL =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-(width|color|style))?|border-(top|bottom)-(left|right)-radius)$/;
/** Matches CSS properties whose value can be a physical side. */
const DIRECTIONAL_PROPERTY = /^(text-align(-last)?|float|clear|caption-side)$/;
/** Matches CSS properties whose value contains names of other properties. */
const NAMING = /^(transition(-property)?|will-change)$/;
/**
 * Matches shorthand properties with values for four sides. They go clockwise from the top, so the second value is the
 * right side and the fourth is the left.
 */
const FOUR_SIDES = /^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/;

/** @param {string} name marginLeft or margin-left */
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Splits a CSS value at spaces outside parentheses.
 * @param {string} value
 */
const parts = (value) => value.match(/(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

/**
 * Returns the fault of a declaration, or undefined if it is valid.
 * @param {string} property
 * @param {string | undefined} value undefined unless the value is a text
 * @returns {'side' | 'value' | 'shorthand' | undefined}
 */
function fault(property, value) {
  const name = dashed(property);
  if (PHYSICAL.test(name)) return 'side';
  if (value === undefined) return undefined;
  if (DIRECTIONAL_PROPERTY.test(name)) return /^(left|right)$/.test(value.trim()) ? 'value' : undefined;
  if (NAMING.test(name))
    return value.split(/[\s,]+/).some((word) => PHYSICAL.test(word)) ? 'value' : undefined;
  const [top, right, bottom, left] = parts(value);
  if (left === undefined) return undefined;
  if (FOUR_SIDES.test(name)) return right === left ? undefined : 'shorthand';
  if (name === 'border-radius') return top === right && bottom === left ? undefined : 'shorthand';
  return undefined;
}

/**
 * Returns the texts that an expression can evaluate to. For a literal that is the literal itself, for a condition both
 * branches. In a template literal, each placeholder is replaced by its source code.
 * @param {import('estree').Node} node
 * @param {import('eslint').SourceCode} source
 * @returns {(string | undefined)[]}
 */
function texts(node, source) {
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : undefined];
    case 'TemplateLiteral':
      return [
        source
          .getText(node)
          .slice(1, -1)
          .replace(/\$\{[^}]*\}/g, (gap) => gap.replace(/\s/g, '')),
      ];
    case 'ConditionalExpression':
      return [...texts(node.consequent, source), ...texts(node.alternate, source)];
    case 'LogicalExpression':
      return [...texts(node.left, source), ...texts(node.right, source)];
    default: {
      // An assertion such as `'left' as const`: look at the expression inside.
      const inner = /** @type {{ expression?: import('estree').Node }} */ (node).expression;
      return inner ? texts(inner, source) : [undefined];
    }
  }
}

/**
 * ESLint rule `site/logical-css`: style objects must use logical directions instead of physical ones, so that pages
 * work in both languages.
 * @type {import('eslint').Rule.RuleModule}
 */
export const logicalCss = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuse physical directions in style objects' },
    schema: [],
    messages: {
      side: '"{{name}}" stays on its side when the page turns to the other direction: use the logical property (insetInlineStart, marginInlineEnd, borderStartStartRadius …).',
      value:
        "The value of \"{{name}}\" names a side of the screen: use the logical one (textAlign: 'start', float: 'inline-end', transition of inset-inline-start …).",
      shorthand:
        'This "{{name}}" differs between left and right: use the logical properties (marginInlineStart, insetInlineEnd, borderEndEndRadius …).',
      template: 'Styles are objects here, css({ … }): the rule for directions reads no CSS text.',
    },
  },
  create: (context) => ({
    Property(node) {
      if (node.parent.type === 'ObjectPattern') return;
      const { key } = node;
      const name =
        key.type === 'Identifier' && !node.computed
          ? key.name
          : key.type === 'Literal' && typeof key.value === 'string'
            ? key.value
            : '';
      for (const text of texts(node.value, context.sourceCode)) {
        const messageId = fault(name, text);
        if (!messageId) continue;
        context.report({ node, messageId, data: { name } });
        return;
      }
    },
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && /^(css|keyframes|injectGlobal)$/.test(node.tag.name))
        context.report({ node, messageId: 'template' });
    },
  }),
};
