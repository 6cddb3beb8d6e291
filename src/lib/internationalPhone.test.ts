import { internationalPhone } from './internationalPhone';

describe('internationalPhone', () => {
  it.each([
    ['03-555-0100', '+972-3-555-0100'],
    ['03-555 0100', '+972-3-555-0100'],
    ['0501234567', '+972-501234567'],
    ['077-123-4567', '+972-77-123-4567'],
    ['*5550', '*5550'],
    ['+972 3 555 0100', '+972 3 555 0100'],
    ['1-700-500-600', '1-700-500-600'],
  ])('%s is %s', (written, dialled) => expect(internationalPhone(written)).toBe(dialled));
});
