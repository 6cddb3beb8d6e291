import { internationalPhone } from './internationalPhone';

describe('internationalPhone', () => {
  it.each([
    ['03-555-0100', '+97235550100'],
    ['03-555 0100', '+97235550100'],
    ['0501234567', '+972501234567'],
    ['077-123-4567', '+972771234567'],
    ['03-5550171 שלוחה 4', '+97235550171'],
    ['*5550', '*5550'],
    ['5550*', '*5550'],
    ['\u200e+972 3 555 0100', '+97235550100'],
    ['1-700-500-600', '1700500600'],
    ['03-555017103-5550172', null],
  ])('%s is %s', (written, dialled) => expect(internationalPhone(written)).toBe(dialled));
});
