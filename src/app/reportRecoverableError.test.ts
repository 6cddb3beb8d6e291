import { reportRecoverableError } from './reportRecoverableError';

const reportError = jest.fn();

beforeEach(() => {
  reportError.mockReset();
  window.reportError = reportError;
  jest
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
});

it.each([
  ['Minified React error #418; visit https://reactjs.org', 'a warning', 0],
  ['Minified React error #425; visit https://reactjs.org', 'a warning', 0],
  ['Minified React error #4180; visit https://reactjs.org', 'an error', 1],
  ['undefined is not a function', 'an error', 1],
])('"%s" is reported as %s', (message, _kind, errors) => {
  reportRecoverableError(new Error(message));
  expect(reportError).toHaveBeenCalledTimes(errors);
  expect(console.warn).toHaveBeenCalledTimes(1 - errors);
});
