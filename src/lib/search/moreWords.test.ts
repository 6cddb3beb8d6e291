import { foldText } from '@group/rules/text/foldText';
import { moreWords } from './moreWords';

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
])('%s also finds %j', (word, others) => expect(moreWords(foldText(word))).toEqual(others.map(foldText)));
