import { foldText } from '@group/rules/text/foldText';
import { otherWordForms } from './otherWordForms';

it.each([
  ['אג״ח', ['אגרות']],
  ['flats', ['apartments', 'homes', 'flat']],
  ['דירות', ['דיר']],
  ['מגדלים', ['מגדל']],
  ['plasters', ['plaster']],
  ['properties', ['property']],
  ['glass', []],
  ['bus', []],
  ['basis', []],
  ['gas', []],
  ['בית', []],
])('%s also finds %j', (word, others) =>
  expect(otherWordForms(foldText(word))).toEqual(others.map(foldText)),
);
