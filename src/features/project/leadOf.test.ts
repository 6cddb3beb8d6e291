import { completeProject } from '../../testing/projectFixture';
import { leadOf } from './leadOf';

const asked = {
  ...completeProject,
  formObject: {
    title: null,
    text: null,
    formSubjects: [{ text: 'A visit' }, { text: null }, { text: 'Price' }],
  },
};

test('a lead of a page names what may be asked, and whom it is for', () => {
  expect(leadOf(asked)).toEqual({
    variant: 'eligibility',
    target: { projectId: 91_101, companyId: 5431, projectStatus: 'On the market', toEmail: null },
    subject: { name: 'Bridge 7' },
    subjects: ['A visit', 'Price'],
  });
});

test('a home has its own number and address before its project’s', () => {
  const { target } = leadOf(asked, { leadFormBMBYId: 7, emailForLead: 'home@example.com' });
  expect(target).toMatchObject({ projectId: 7, toEmail: 'home@example.com' });
});

test('without subjects there is nothing to choose from', () => {
  expect(leadOf(completeProject).subjects).toEqual([]);
});
