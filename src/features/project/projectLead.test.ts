import { completeProject } from '../../testing/projectFixture';
import { projectLead } from './projectLead';

const asked = {
  ...completeProject,
  formObject: {
    title: null,
    text: null,
    formSubjects: [{ text: 'A visit' }, { text: null }, { text: 'Price' }],
  },
};

test('a lead of a page contains its subjects and recipient', () => {
  expect(projectLead(asked)).toEqual({
    variant: 'eligibility',
    target: { projectId: 91_101, companyId: 5431, projectStatus: 'On the market', toEmail: null },
    subject: { name: 'Bridge 7' },
    subjects: ['A visit', 'Price'],
  });
});

test("a home's number and address override its project's", () => {
  const { target } = projectLead(asked, { leadFormBMBYId: 7, emailForLead: 'home@example.com' });
  expect(target).toMatchObject({ projectId: 7, toEmail: 'home@example.com' });
});

test('has no choice without subjects', () => {
  expect(projectLead(completeProject).subjects).toEqual([]);
});
