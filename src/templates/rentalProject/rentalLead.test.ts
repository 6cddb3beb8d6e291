import type { ProjectHome } from '../../features/apartments/home/ProjectHome';
import { rentalLead } from './rentalLead';

const project: Queries.ProjectLeadFragment = {
  projectTitle: 'Boulevard 12',
  leadFormBMBYId: 91201,
  bmbyId: 7,
  emailForLead: 'boulevard@even-derech.example',
  hideLeadForm: false,
  projectStatuses: [{ name: 'Now letting' }],
  projectType: { entitled: false },
  company: { companyId: 4 },
  formObject: { formSubjects: [{ text: 'A visit' }, { text: null }, { text: 'Parking' }] },
};

const home = {
  assetName: 'SHDERA-12-B7',
  title: 'Three rooms',
  project: null,
  buildingName: 'Building B',
  apartmentNumber: '7',
  rooms: 3,
  floor: 2,
  area: 74,
  price: 6200,
  currency: 'ILS',
  leadFormBMBYId: null,
  emailForLead: null,
} as unknown as ProjectHome;

test('addresses a lead of the page to the project, with the rental form type', () => {
  expect(rentalLead(project)).toEqual({
    variant: 'project',
    target: {
      projectId: 91201,
      companyId: 4,
      projectStatus: 'Now letting',
      toEmail: 'boulevard@even-derech.example',
      formType: 'contact-marketing-4-rent',
    },
    subject: { name: 'Boulevard 12' },
    subjects: ['A visit', 'Parking'],
  });
});

test('names the home of a lead', () => {
  const { target, subject, subjects } = rentalLead(project, home);
  expect(subjects).toEqual(['A visit', 'Parking']);
  expect(target.formType).toBe('contact-marketing-4-rent');
  expect(target.formData).toMatchObject({
    assetName: 'SHDERA-12-B7',
    rooms: 3,
    floor: 2,
    area: 74,
    price: 6200,
  });
  expect(subject).toMatchObject({ buildingName: 'Building B', rooms: 3 });
});
