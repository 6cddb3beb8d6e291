/**
 * Whether a text is an Israeli identity number: nine digits, the last of which checks the others. Nobody has nothing but zeros.
 * @param text digits only
 */
export function isIdNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !/[1-9]/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => {
    const step = Number(digit) * ((index % 2) + 1);
    return total + (step > 9 ? step - 9 : step);
  }, 0);
  return sum % 10 === 0;
}
