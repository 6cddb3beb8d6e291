import { describe, expect, it } from 'vitest';
import { joinWordForms, matchText } from './matchText';

const TITLES = ['מהנדס/ת ביצוע', 'מנהל/ת פרויקטים', 'עובד/ת תחזוקה', 'Site engineer', 'Glass fitter'];
const found = (text: string) => matchText(TITLES, (title) => joinWordForms([title]), text);

describe('matchText finds titles', () => {
  it.each([
    ['מהנדס', ['מהנדס/ת ביצוע']],
    ['מהנדסת', ['מהנדס/ת ביצוע']],
    ['מהנדסים', ['מהנדס/ת ביצוע']],
    ['מהנדסות', ['מהנדס/ת ביצוע']],
    ['למנהלת', ['מנהל/ת פרויקטים']],
    ['מנהלת פרויקט', ['מנהל/ת פרויקטים']],
    ['עובדים', ['עובד/ת תחזוקה']],
    ['engineers', ['Site engineer']],
    ['glass', ['Glass fitter']],
    ['kebdpv', []],
    ['תה', []],
  ])('by %s', (text, titles) => expect(found(text)).toEqual(titles));

  it('finds all titles for a text without words', () => expect(found(' – ')).toHaveLength(TITLES.length));
});
