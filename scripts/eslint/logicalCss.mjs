const PHYSICAL_KEYS =
  '/^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)(Width|Color|Style)|border(Top|Bottom)(Left|Right)Radius)$/';

/** @param {string} what */
const message = (what) =>
  `${what} stays where it is when the page turns to the other direction: use the logical property (insetInlineStart, marginInlineEnd, textAlign: 'start' …).`;

/** Selectors for `no-restricted-syntax`: styles are objects, and name directions of the text, never of the screen. */
export const logicalCss = [
  {
    selector: `Property[key.name=${PHYSICAL_KEYS}]:not([parent.type='ObjectPattern'])`,
    message: message('A physical direction'),
  },
  {
    selector: 'Property[key.name=/^(textAlign|float|clear|captionSide)$/][value.value=/^(left|right)$/]',
    message: message('left or right'),
  },
  {
    selector:
      'Property[key.name=/^(margin|padding)$/] Literal[value=/^\\s*\\S+\\s+\\S+\\s+\\S+\\s+\\S+\\s*$/]',
    message: message('A shorthand with four sides'),
  },
];
