import { fireEvent } from '@testing-library/react';
import { onFirstInteraction } from './onFirstInteraction';

afterEach(() => {
  window.scrollY = 0;
});

it('calls back at the first interaction', () => {
  const callback = jest.fn();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(callback).toHaveBeenCalled();
});

it('calls back at once on a page that is scrolled already', () => {
  window.scrollY = 100;
  const callback = jest.fn();
  onFirstInteraction(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls nothing after its removal', () => {
  const callback = jest.fn();
  onFirstInteraction(callback)();
  fireEvent.scroll(document);
  expect(callback).not.toHaveBeenCalled();
});
