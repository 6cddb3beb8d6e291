/** A family name that no other test has: forms take letters only. */
export const uniqueName = (): string =>
  `Levi${[...String(Date.now())].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
