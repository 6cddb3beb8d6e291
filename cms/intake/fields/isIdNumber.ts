/** Whether a text is an Israeli identity number: nine digits, of which the last checks the others. Nobody has nothing but zeros. */
export function isIdNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !/[1-9]/.test(text)) return false;
  const sum = [...text].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}
