import { readPaymentMessage } from './readPaymentMessage';

const ORIGIN = 'https://pay.example';
const frame = {} as Window;
const message = (data: unknown, changes: object = {}) => ({
  data,
  origin: ORIGIN,
  source: frame,
  ...changes,
});

describe('a message of the payment page', () => {
  it.each([
    [{ success: 'True' }, 'success'],
    ['{"success":"True"}', 'success'],
    [{ success: 'False' }, 'failure'],
    [{ success: 'true' }, 'failure'],
    [{ success: true }, 'failure'],
    [{ success: '' }, 'failure'],
    [{ success: null }, 'failure'],
  ])('%j is a %s', (data, result) => {
    expect(readPaymentMessage(message(data), { source: frame, origin: ORIGIN })).toBe(result);
  });

  it.each([[{}], [null], [undefined], ['True'], ['{'], [5], [{ height: 500 }]])('ignores %j', (data) => {
    expect(readPaymentMessage(message(data), { source: frame, origin: ORIGIN })).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://pay.example.evil' }],
    ['an origin that is none', { origin: 'null' }],
    ['another frame', { source: {} }],
    ['nobody', { source: null }],
  ])('is ignored from %s', (_name, changes) => {
    expect(
      readPaymentMessage(message({ success: 'True' }, changes), { source: frame, origin: ORIGIN }),
    ).toBeNull();
  });

  it('is ignored before there is a frame', () => {
    expect(
      readPaymentMessage(message({ success: 'True' }, { source: null }), { source: null, origin: ORIGIN }),
    ).toBeNull();
  });
});
