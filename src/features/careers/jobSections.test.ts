import { jobSections } from './jobSections';

describe('jobSections', () => {
  it.each([
    [null, []],
    ['', []],
    ['  \n\n  ', []],
    ['One line', [{ heading: null, lines: ['One line'] }]],
    ['The role\nTo build.', [{ heading: 'The role', lines: ['To build.'] }]],
    [
      'The role\r\nTo build.\r\nTo mend.\r\n \r\n\r\nHours\r\nEight.',
      [
        { heading: 'The role', lines: ['To build.', 'To mend.'] },
        { heading: 'Hours', lines: ['Eight.'] },
      ],
    ],
  ])('splits %j on blank lines', (description, sections) => {
    expect(jobSections(description)).toEqual(sections);
  });
});
