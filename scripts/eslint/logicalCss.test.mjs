import { RuleTester } from 'eslint';
import { logicalCss } from './logicalCss.mjs';

/** @param {string} style */
const inStyle = (style) => `export const style = { ${style} };`;
/** @param {string} messageId @param {string[]} styles */
const refused = (messageId, ...styles) =>
  styles.map((style) => ({ code: inStyle(style), errors: [{ messageId }] }));

new RuleTester().run('site/logical-css', logicalCss, {
  valid: [
    ...[
      "marginInlineStart: '1rem'",
      'insetInlineEnd: 0',
      "textAlign: 'start'",
      "margin: '0 1rem'",
      "margin: '0 1rem 2rem 1rem'",
      "padding: '0 calc(1rem + 2px) 2rem calc(1rem + 2px)'",
      "inset: '-1px'",
      'borderRadius: `0 0 ${radius.md} ${radius.md}`',
      "transition: 'opacity 200ms'",
      "content: 'left'",
    ].map(inStyle),
    'const { left, right } = element.getBoundingClientRect();',
  ],
  invalid: [
    ...refused(
      'side',
      "marginLeft: '1rem'",
      "'margin-left': '1rem'",
      'left: 0',
      "'&:hover': { paddingRight: space.small }",
      "borderLeft: '1px solid'",
      "borderRightColor: 'red'",
      'borderTopLeftRadius: 4',
      'scrollMarginRight: 4',
    ),
    ...refused(
      'value',
      "textAlign: 'right'",
      "textAlign: open ? 'left' : 'center'",
      "float: 'left'",
      "transition: 'margin-left 200ms, opacity 1s'",
      "willChange: 'left'",
    ),
    ...refused(
      'shorthand',
      "margin: '0 1rem 0 2rem'",
      'padding: `0 ${space.small} 0 ${space.large}`',
      "inset: '0 auto 0 0'",
      "borderRadius: '4px 0 0 4px'",
    ),
    { code: 'const box = css`margin-left: 1rem;`;', errors: [{ messageId: 'template' }] },
  ],
});
