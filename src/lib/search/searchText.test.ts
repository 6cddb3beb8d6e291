import MiniSearch from 'minisearch';
import { searchOptions, searchText } from './searchText';

describe('searchText', () => {
  const index = new MiniSearch(searchOptions(['title', 'body'], ['title']));
  index.addAll([
    { id: 1, title: 'דירות להשכרה', body: 'שלוש דירות בבניין בתל אביב, ברחוב ז׳בוטינסקי' },
    { id: 2, title: 'בניין משרדים', body: 'קומות משרדים מול הים' },
    { id: 3, title: 'Homes to rent', body: 'three homes in a building by the sea' },
    { id: 4, title: '10500', body: '10501' },
    { id: 5, title: '10510', body: 'קליל' },
  ]);
  const found = (text: string) => searchText(index, text).map(({ id }: { id: number }) => id);

  it('applies the weight of a document kind', () => {
    const last = searchText(index, 'בניין', ({ title }) => (title === 'בניין משרדים' ? 0.01 : 1));
    expect(last.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it.each([
    ['a word with a prefix in the text', 'בניין', [2, 1]],
    ['a prefix in the question', 'לבניין', [2, 1]],
    ['two letters after the prefix', 'בתל אביב', [1]],
    ['all words, in any order', 'אביב דירות', [1]],
    ['the beginning of a word', 'דיר', [1]],
    ['without geresh', 'זבוטינסקי', [1]],
    ['a final letter typed as an ordinary one', 'הימ', [2]],
    ['one wrong letter', 'buildung', [3]],
    ['the wrong keyboard layout', 'shru,', [1]],
    ['the wrong layout the other way', 'יםצקד', [3]],
    ['nothing', '  ', []],
    ['only marks', '!!!', []],
    ['what is not there', 'שמש', []],
    ['a town by its short name', 'ת״א', [1]],
    ['the same with a prefix letter and other marks', 'בת"א', [1]],
    ['the plural of a word', 'קלילים', [5]],
    ['a word that means the same', 'flats', [3]],
    ['a wrong letter only where nothing has the word', 'homez', [3]],
    ['no other number for a number', '10500', [4]],
  ])('%s', (_, text, ids) => expect(found(text)).toEqual(ids));
});
