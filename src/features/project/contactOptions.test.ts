import { contactOptions, type ContactSource } from './contactOptions';

const meetingUrl = 'https://scheduler.example/?meeting=1';
const all: ContactSource = { contact: 'all', hideLeadForm: false, phone: '03-555-0100' };
const rent = { contactLabel: 'Talk to us', meetingUrl };

test.each<[string, Partial<ContactSource>, string]>([
  ['a page that sells', {}, 'lead call'],
  ['a type that says nothing', { contact: null }, 'lead call'],
  ['a project without a phone', { phone: null }, 'lead'],
  ['a hidden form', { hideLeadForm: true }, 'call'],
  ['a hidden form and no phone', { hideLeadForm: true, phone: null }, ''],
  ['מורשת', { contact: 'none' }, ''],
  ['תכנון ובנייה', { contact: 'leaveDetails' }, 'lead'],
  ['תכנון ובנייה with a hidden form', { contact: 'leaveDetails', hideLeadForm: true }, ''],
  ['a rent page', { rent }, 'lead meeting call'],
  ['a rent page without a scheduler', { rent: { ...rent, meetingUrl: null } }, 'lead call'],
  ['a rent page without a contact label', { rent: { ...rent, contactLabel: null } }, ''],
  ['a rent page with an empty contact label', { rent: { ...rent, contactLabel: '' } }, ''],
  ['a rent page of the type תכנון ובנייה', { contact: 'leaveDetails', rent }, 'lead'],
])('%s', (_name, changes, options) => {
  expect(contactOptions({ ...all, ...changes }).join(' ')).toBe(options);
});
